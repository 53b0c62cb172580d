/* The Sudoku workbench ennead, from C.
 *
 * Every function may be called from any thread, and from several at once. No function keeps a
 * pointer that it was given. Memory that is passed in must be valid for the length given beside it,
 * and what is written to must not overlap with anything else; that cannot be seen here and is not
 * checked. What can be seen is answered with a status: null pointers, lengths that do not fit,
 * texts that are not puzzles.
 */
#ifndef ENNEAD_H
#define ENNEAD_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What became of a call. ennead_last_error has the reason in words. */
enum {
    ENNEAD_OK = 0,
    ENNEAD_NULL = 1,       /* a pointer that must not be null is null */
    ENNEAD_LENGTH = 2,     /* a length is no multiple of 81, or the place for answers is too short */
    ENNEAD_UNREADABLE = 3, /* a text is no puzzle, no question or not UTF-8 */
    ENNEAD_REFUSED = 4,    /* the question makes no sense, for example a depth of 7 */
    ENNEAD_STOPPED = 5,    /* ennead_stop_raise was called; what was written means nothing */
    ENNEAD_BUG = 6         /* a bug in ennead; the call had no other effect */
};

/* The version, such as "0.1.0"; it is never freed. */
const char *ennead_version(void);

/* Why the last call on this thread that failed did so, in English; empty if none has failed. Valid
 * until the next call that fails on this thread. */
const char *ennead_last_error(void);

/* A signal that ends work early. Wherever a function takes one, it may be null. It must not be
 * freed while a call uses it. */
typedef struct ennead_stop ennead_stop;
ennead_stop *ennead_stop_new(void);
void ennead_stop_raise(const ennead_stop *stop); /* from any thread */
void ennead_stop_free(ennead_stop *stop);        /* null is allowed */

/* Counts the solutions of many puzzles, each up to `limit`, and writes down one of each.
 *
 * `puzzles` has 81 characters for each, without anything between them or at the end: '1' to '9', or
 * one of . 0 * _ - for an empty cell. counts[i] becomes the number of solutions of puzzle i: 0 if
 * its givens clash. `solutions` may be null; otherwise 81 characters are written for each puzzle,
 * without a zero at the end: its first solution found, or 81 dots if there is none. Lengths are the
 * number of elements. The work is done on the calling thread. */
int32_t ennead_solve(const char *puzzles, size_t length, uint64_t limit,
                     uint64_t *counts, size_t counts_length,
                     char *solutions, size_t solutions_length,
                     const ennead_stop *stop);

/* Answers a question. `address` says which, as in the web API below /api/v1, whose description lists all
 * of them: "/hint", "/explain", "/rate", "/cross/solve". After a question mark it may say how: the
 * language of the sentences, "en" (the usual one), "de" or "nl", and what cells are called in them, as
 * in "/hint?lang=de&cells=Z1S5". `question` is JSON in UTF-8, ended by a zero; {"puzzle":
 * "53..7...."} is the shortest question about a puzzle, {} that of a list such as "/formats". The
 * answer is JSON too, or the file of "/booklet/pdf"; a zero follows it. Its length without that zero
 * is written to `length`, which may be null. The answer is freed with ennead_free; it is null
 * unless the status is ENNEAD_OK. ("/photo/pixels" is not asked from here: ask "/photo".) */
int32_t ennead_ask(const char *address, const char *question, char **answer, size_t *length,
                   const ennead_stop *stop);

/* Frees an answer; null is allowed. */
void ennead_free(char *answer);

#ifdef __cplusplus
}
#endif

#endif
