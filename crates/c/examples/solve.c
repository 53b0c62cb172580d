/* Solves puzzles, rates one, asks for a hint, and does everything wrong that can be answered. */
#include "ennead.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Run with NDEBUG or without, every check is made. */
#define CHECK(it)                                                                        \
    do {                                                                                 \
        if (!(it)) {                                                                     \
            fprintf(stderr, "%s:%d: %s\n%s\n", __FILE__, __LINE__, #it, ennead_last_error()); \
            exit(1);                                                                     \
        }                                                                                \
    } while (0)

static const char PUZZLES[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36"
    ".................................................................................";

static void many(void) {
    enum { COUNT = 3 };
    uint64_t counts[COUNT];
    char solutions[COUNT * 81];
    CHECK(ennead_solve(PUZZLES, COUNT * 81, 2, counts, COUNT, solutions, sizeof solutions, NULL) ==
          ENNEAD_OK);
    for (int i = 0; i < COUNT; i++) {
        printf("%d %.81s\n", (int)counts[i], solutions + 81 * i);
    }
    CHECK(counts[0] == 1 && counts[1] == 0 && counts[2] == 2);
    CHECK(memcmp(solutions, "534678912", 9) == 0);
    CHECK(solutions[81] == '.');

    /* Enough that they are searched side by side. */
    size_t number = 20000;
    char *copies = malloc(number * 81);
    uint64_t *found = malloc(number * sizeof *found);
    for (size_t i = 0; i < number; i++) {
        memcpy(copies + 81 * i, PUZZLES, 81);
    }
    CHECK(ennead_solve(copies, number * 81, 2, found, number, NULL, 0, NULL) == ENNEAD_OK);
    for (size_t i = 0; i < number; i++) {
        CHECK(found[i] == 1);
    }
    copies[81 * 17000] = 'a';
    CHECK(ennead_solve(copies, number * 81, 2, found, number, NULL, 0, NULL) == ENNEAD_UNREADABLE);
    CHECK(strcmp(ennead_last_error(), "puzzle 17000 is not 81 digits and dots") == 0);
    free(copies);
    free(found);
}

static void wrong(void) {
    uint64_t counts[2];
    char solutions[81];
    CHECK(ennead_solve(NULL, 81, 2, counts, 2, NULL, 0, NULL) == ENNEAD_NULL);
    CHECK(ennead_solve(PUZZLES, 81, 2, NULL, 1, NULL, 0, NULL) == ENNEAD_NULL);
    CHECK(ennead_solve(PUZZLES, 80, 2, counts, 2, NULL, 0, NULL) == ENNEAD_LENGTH);
    CHECK(ennead_solve(PUZZLES, 243, 2, counts, 2, NULL, 0, NULL) == ENNEAD_LENGTH);
    CHECK(ennead_solve(PUZZLES, 162, 2, counts, 2, solutions, 81, NULL) == ENNEAD_LENGTH);
    CHECK(ennead_solve(NULL, 0, 2, NULL, 0, NULL, 0, NULL) == ENNEAD_OK);

    char *answer = solutions;
    CHECK(ennead_ask("/hint", NULL, &answer, NULL, NULL) == ENNEAD_NULL);
    CHECK(answer == NULL);
    CHECK(ennead_ask(NULL, "{}", &answer, NULL, NULL) == ENNEAD_NULL);
    CHECK(ennead_ask("/hint", "{}", NULL, NULL, NULL) == ENNEAD_NULL);
    CHECK(ennead_ask("/hint", "{", &answer, NULL, NULL) == ENNEAD_UNREADABLE);
    CHECK(ennead_ask("/hint", "{\"puzzle\": \"\xff\"}", &answer, NULL, NULL) == ENNEAD_UNREADABLE);
    CHECK(ennead_ask("/rate", "{\"puzzle\": \"12\"}", &answer, NULL, NULL) == ENNEAD_UNREADABLE);
    CHECK(ennead_ask("/rate?lang=fr", "{\"puzzle\": \"12\"}", &answer, NULL, NULL) == ENNEAD_REFUSED);
    CHECK(ennead_ask("/rates", "{}", &answer, NULL, NULL) == ENNEAD_REFUSED);
    ennead_free(NULL);
    ennead_stop_free(NULL);
    ennead_stop_raise(NULL);
}

static void questions(void) {
    char question[200];
    char *answer = NULL;
    snprintf(question, sizeof question, "{\"puzzle\": \"%.81s\"}", PUZZLES);
    CHECK(ennead_ask("/rate", question, &answer, NULL, NULL) == ENNEAD_OK);
    CHECK(strstr(answer, "\"er\":1.2") != NULL);
    ennead_free(answer);
    size_t length = 0;
    CHECK(ennead_ask("/explain?lang=de", question, &answer, &length, NULL) == ENNEAD_OK);
    CHECK(strstr(answer, "\"solved\":true") != NULL && strlen(answer) == length);
    ennead_free(answer);
    CHECK(ennead_ask("/hint?lang=nl", question, &answer, NULL, NULL) == ENNEAD_OK);
    puts(answer);
    ennead_free(answer);
    snprintf(question, sizeof question, "{\"puzzle\": \"%.81s\", \"depth\": 7}", PUZZLES);
    CHECK(ennead_ask("/hint", question, &answer, NULL, NULL) == ENNEAD_REFUSED);
    CHECK(answer == NULL);
    /* What a GET has in its address is in the question here. */
    snprintf(question, sizeof question,
             "{\"puzzle\": \"%.81s\", \"engine\": \"trial\", \"at\": 100}", PUZZLES);
    CHECK(ennead_ask("/trace/state", question, &answer, NULL, NULL) == ENNEAD_OK);
    CHECK(strstr(answer, "\"at\":100") != NULL);
    ennead_free(answer);
    /* A file has zeros in it. */
    char booklet[300];
    snprintf(booklet, sizeof booklet,
             "{\"title\": \"One\", \"sections\": [{\"puzzles\": [{\"puzzle\": \"%.81s\", \"id\": \"1\"}]}]}",
             PUZZLES);
    CHECK(ennead_ask("/booklet/pdf", booklet, &answer, &length, NULL) == ENNEAD_OK);
    CHECK(length > 1000 && memcmp(answer, "%PDF-", 5) == 0);
    ennead_free(answer);
}

static void stopped(void) {
    uint64_t count;
    ennead_stop *stop = ennead_stop_new();
    ennead_stop_raise(stop);
    /* All grids: nobody can wait for their number. */
    CHECK(ennead_solve(PUZZLES + 162, 81, UINT64_MAX, &count, 1, NULL, 0, stop) == ENNEAD_STOPPED);
    ennead_stop_free(stop);
}

int main(void) {
    printf("ennead %s\n", ennead_version());
    CHECK(strcmp(ennead_last_error(), "") == 0);
    many();
    wrong();
    questions();
    stopped();
    return 0;
}
