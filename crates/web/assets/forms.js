// @ts-check
// Reading forms: the fields by their names. And keeping them, from one visit to the next.
import { keep, kept } from "./kept.js";

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

/** The fields that have a name. @param {HTMLFormElement} form */
const named = (form) => [...form.elements].flatMap((field) =>
  (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) && field.name ? [field] : []);

/** @param {Element} field @returns {field is HTMLInputElement} */
const isTick = (field) => field instanceof HTMLInputElement && field.type === "checkbox";

/** The name under which a field is kept: that of a box says which of several it is. @param {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} field */
const keptName = (field) => (isTick(field) ? `${field.name}=${field.value}` : field.name);

/** What stands in the fields of a form. @param {HTMLFormElement} form @returns {Record<string, string | boolean>} */
export function contentsOf(form) {
  return Object.fromEntries(named(form).map((field) => [keptName(field), isTick(field) ? field.checked : field.value]));
}

/** Fills the fields of a form; those of which nothing is known stay as they are. @param {HTMLFormElement} form @param {Record<string, unknown>} contents */
export function fill(form, contents) {
  for (const field of named(form)) {
    const known = contents[keptName(field)];
    if (isTick(field)) {
      if (typeof known === "boolean") field.checked = known;
    } else if (typeof known === "string" && !(field instanceof HTMLSelectElement && ![...field.options].some(({ value }) => value === known))) {
      field.value = known;
    }
  }
}

/** Fills a form with what was kept of it, and keeps every change from now on. @param {HTMLFormElement} form @param {string} name */
export function keepForm(form, name) {
  const before = kept(name);
  if (before && typeof before === "object") fill(form, /** @type {Record<string, unknown>} */ (before));
  for (const moment of ["input", "change"]) form.addEventListener(moment, () => keep(name, contentsOf(form)));
}
