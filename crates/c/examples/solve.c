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
    CHECK(ennead_hint(NULL, "en", &answer, NULL) == ENNEAD_NULL);
    CHECK(answer == NULL);
    CHECK(ennead_hint("{}", "en", NULL, NULL) == ENNEAD_NULL);
    CHECK(ennead_hint("{", "en", &answer, NULL) == ENNEAD_UNREADABLE);
    CHECK(ennead_hint("{\"puzzle\": \"\xff\"}", "en", &answer, NULL) == ENNEAD_UNREADABLE);
    CHECK(ennead_rate("{\"puzzle\": \"12\"}", "en", &answer, NULL) == ENNEAD_UNREADABLE);
    CHECK(ennead_rate("{\"puzzle\": \"12\"}", "fr", &answer, NULL) == ENNEAD_REFUSED);
    ennead_free(NULL);
    ennead_stop_free(NULL);
    ennead_stop_raise(NULL);
}

static void questions(void) {
    char question[200];
    char *answer = NULL;
    snprintf(question, sizeof question, "{\"puzzle\": \"%.81s\"}", PUZZLES);
    CHECK(ennead_rate(question, "en", &answer, NULL) == ENNEAD_OK);
    CHECK(strstr(answer, "\"er\":1.2") != NULL);
    ennead_free(answer);
    CHECK(ennead_explain(question, "de", &answer, NULL) == ENNEAD_OK);
    CHECK(strstr(answer, "\"solved\":true") != NULL);
    ennead_free(answer);
    CHECK(ennead_hint(question, "nl", &answer, NULL) == ENNEAD_OK);
    puts(answer);
    ennead_free(answer);
    snprintf(question, sizeof question, "{\"puzzle\": \"%.81s\", \"depth\": 7}", PUZZLES);
    CHECK(ennead_hint(question, "en", &answer, NULL) == ENNEAD_REFUSED);
    CHECK(answer == NULL);
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
