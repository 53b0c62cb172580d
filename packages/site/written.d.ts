// What the build writes above the scripts.
/** The modules, the first that has an address before those that can do more there: `modules.json`. */
declare const MODULES: { module: string; brief: string[]; long: string[] }[];
declare const WATCHED: { best: string; engines: string[] };
declare const VERSION: string;
declare const FILES: string[];
