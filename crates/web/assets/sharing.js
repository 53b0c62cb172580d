// @ts-check
// Giving something to others: by the system's share sheet where there is one, by the clipboard, as a file.

/** Whether the system can share this. @param {ShareData} data */
export const canShare = (data) => "share" in navigator && (navigator.canShare?.(data) ?? !data.files);

/**
 * Opens the system's share sheet. Returns whether it was opened; whoever closes it again has changed their mind,
 * and nothing went wrong.
 * @param {ShareData} data
 */
export async function share(data) {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** How long the clipboard may take, in milliseconds: a browser may ask for leave, or never answer at all. */
const PATIENCE = 1000;

/** Copies a text. Returns whether that worked; if not, it should be shown. @param {string} text @returns {Promise<boolean>} */
export function copy(text) {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), PATIENCE);
    // Without HTTPS there is no clipboard.
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => resolve(true), () => resolve(false));
    else resolve(false);
  });
}
