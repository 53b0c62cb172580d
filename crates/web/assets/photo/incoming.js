// @ts-check
// Pictures that are pasted or dropped onto a page.

/** The picture among what is pasted or dropped, if there is one. @param {DataTransfer | null} data */
const pictureIn = (data) => [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));

/** Calls `take` with each picture that is pasted or dropped. @param {(picture: File) => unknown} take */
export function onPicture(take) {
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  for (const [kind, data] of /** @type {const} */ ([["drop", "dataTransfer"], ["paste", "clipboardData"]])) {
    addEventListener(kind, (event) => {
      const picture = pictureIn(/** @type {Record<string, DataTransfer | null>} */ (/** @type {unknown} */ (event))[data] ?? null);
      if (!picture) return;
      event.preventDefault();
      // No other script is to take it for a text.
      event.stopImmediatePropagation();
      take(picture);
    });
  }
}
