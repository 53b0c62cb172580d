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

/** Red, green and blue of each pixel in Base64. @param {ImageData} picture @returns {Promise<string>} */
export function base64({ data }) {
  const rgb = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4) {
    rgb[to++] = data[from] ?? 0;
    rgb[to++] = data[from + 1] ?? 0;
    rgb[to++] = data[from + 2] ?? 0;
  }
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",", 2)[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([rgb]));
  });
}
