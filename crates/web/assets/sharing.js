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

/** Copies a text. Returns whether that worked. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
