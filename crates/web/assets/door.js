// @ts-check
// The door to those who answer. Here that is the server which sent the page, and nothing else talks to
// it. The site without a server has another file of this name, whose answers come from a worker.

/** Whether what is asked stays on the visitor's machine. */
export const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

/** Called before a question is asked, with one of its kind. The server is always ready. @param {string} _address @param {Uint8Array<ArrayBuffer>} _body */
export const prepare = (_address, _body) => {};

/** The puzzles of a kind of the collection, if whoever answers does not have them. @param {string} _kind @returns {Promise<string | null>} */
export const listOf = async (_kind) => null;

/** The response to a question. @param {string} address with its query @param {RequestInit} request @returns {Promise<Response>} */
export const ask = (address, request) => fetch(`/api/v1/${address}`, request);
