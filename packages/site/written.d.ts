// What the build writes above the scripts.
declare const WATCHED: { best: string; engines: string[] };
declare const VERSION: string;
declare const FILES: string[];
