// @ts-check
// Pictures in the browser's own store: handed from one page to the next, or kept with what was read.

/** @returns {Promise<IDBObjectStore>} */
function box() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("ennead", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("pictures");
    opening.onsuccess = () => resolve(opening.result.transaction("pictures", "readwrite").objectStore("pictures"));
    opening.onerror = () => reject(opening.error);
  });
}

/** @template Result @param {IDBRequest<Result>} request @returns {Promise<Result>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Keeps a picture for the next page. @param {Blob} picture */
export async function hand(picture) {
  await done((await box()).put(picture, "next"));
}

/** The picture that was kept for this page, which then is kept no longer. @returns {Promise<Blob | undefined>} */
export async function handed() {
  const pictures = await box();
  const picture = await done(pictures.get("next"));
  pictures.delete("next");
  return picture;
}

/** Keeps the picture that was read last. @param {Blob} picture */
export async function keepPicture(picture) {
  await done((await box()).put(picture, "last"));
}

/** The picture that was read last. @returns {Promise<Blob | undefined>} */
export const keptPicture = async () => done((await box()).get("last"));
