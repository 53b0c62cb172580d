// @ts-check
// On other pages: a picture that is pasted or dropped is read on the page From a picture.
import { hand } from "./handover.js";
import { onPicture } from "./incoming.js";

onPicture(async (picture) => {
  await hand(picture);
  location.href = "photo?handed";
});
