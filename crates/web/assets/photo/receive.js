// @ts-check
// On other pages: a picture that is pasted or dropped is read on the page From a picture.
import { hand } from "./handover.js";
import { onPicture } from "./incoming.js";

/** Reads a picture on that page. @param {Blob} picture */
export async function readThere(picture) {
  await hand(picture);
  location.href = "photo?handed";
}

/** What is done with a file: a picture is read on that page, the text of any other here. @param {File} file @param {(text: string) => unknown} read */
export const readFile = async (file, read) => (file.type.startsWith("image/") ? readThere(file) : read(await file.text()));

onPicture(readThere);

/** Reads the text of a file that is dropped anywhere on the page. A picture has been taken before. @param {(text: string) => unknown} read */
export function onDroppedFile(read) {
  addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    // Else the browser would leave the page and show the file.
    event.preventDefault();
    file.text().then(read);
  });
}
