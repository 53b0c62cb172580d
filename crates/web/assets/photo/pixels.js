// @ts-check
// From a file or the camera to pixels. The browser decodes, upright as the EXIF data say.

/** The largest number of pixels: a page of six puzzles can be read from them. The server's limit is a little above it. */
const MOST = 2_000_000;

/** The pixels of a picture, made smaller if there are too many; what is transparent is white. @param {Blob | HTMLVideoElement} source */
export async function pixelsOf(source) {
  const picture = source instanceof Blob ? await createImageBitmap(source) : source;
  const [wide, high] = picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  const scale = Math.min(1, Math.sqrt(MOST / (wide * high)));
  const [width, height] = [wide, high].map((side) => Math.max(1, Math.floor(side * scale)));
  const context = new OffscreenCanvas(width ?? 1, height ?? 1).getContext("2d", { willReadFrequently: true });
  if (!context || !width || !height) throw new Error("no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  if (picture instanceof ImageBitmap) picture.close();
  return context.getImageData(0, 0, width, height);
}
