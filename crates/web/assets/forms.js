// @ts-check
// Reading forms: the fields by their names.

/** @param {HTMLFormElement} form */
export function fieldsOf(form) {
  const field = (/** @type {string} */ name) => {
    const found = form.elements.namedItem(name);
    if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement) return found;
    throw new Error(`no field is ${name}`);
  };
  const input = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (field(name));
  return { input, value: (/** @type {string} */ name) => field(name).value, ticked: (/** @type {string} */ name) => input(name).checked };
}
