// @ts-check
// From a picture: it becomes pixels here, they are read, and what was read is corrected here and
// then played or explained.
import "./photo/asked.js";
import "./photo/board.js";
import "./photo/camera.js";
import "./photo/going-on.js";
import "./photo/start.js";
import "./photo/straight.js";
