// @ts-check
// The sheet of keyboard shortcuts.
import { $, onClick } from "../dom.js";

const sheet = $("#keysheet", HTMLDialogElement);

export function showKeys() {
  if (!sheet.open) sheet.showModal();
}

onClick("#to-keys", showKeys);
onClick("#keysheet-close", () => sheet.close());
