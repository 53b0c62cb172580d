// How fast the package solves beside other solvers: `node bench.js LIST SECONDS MODULE...`.
//
// LIST has a puzzle per line. A MODULE is a script that exports `solve`, from a puzzle of 81 characters
// to its solution, and maybe `solveMany`, from a list of puzzles to a list of solutions. It has to
// be written for each peer, and should stop at the first solution if that is what the peer does.
// The modules take turns, and the best of three rounds counts; every solution is checked. Time is that
// of the processor, which other programs on the machine disturb least.
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [list, seconds, ...files] = process.argv.slice(2);
const puzzles = readFileSync(list, "utf8").split("\n").map((line) => line.slice(0, 81).replaceAll("0", ".")).filter((line) => /^[.1-9]{81}$/.test(line));

/** Whether it is a full grid with the givens of the puzzle. */
function fits(puzzle, solution) {
  const house = (cells) => new Set(cells.map((cell) => solution[cell])).size === 9;
  const nine = [...Array(9).keys()];
  return /^[1-9]{81}$/.test(solution) && nine.every((i) =>
    house(nine.map((j) => 9 * i + j)) && house(nine.map((j) => 9 * j + i)) &&
    house(nine.map((j) => 27 * Math.floor(i / 3) + 3 * (i % 3) + 9 * Math.floor(j / 3) + (j % 3)))) &&
    [...puzzle].every((digit, cell) => digit === "." || digit === solution[cell]);
}

/** Seconds of the processor so far. */
const clock = () => process.cpuUsage().user / 1e6;

/** Puzzles per second, in steps of at most `most` puzzles until the time is up. */
function rate(answer, most) {
  let [at, done, took, step] = [0, 0, 0, 10];
  do {
    const some = puzzles.slice(at, at + step);
    const before = clock();
    const solutions = answer(some);
    const longer = clock() - before;
    took += longer;
    // A step has to be long for the clock, and short where a puzzle takes a second.
    if (longer < 0.05) step = Math.min(2 * step, most);
    const wrong = some.findIndex((puzzle, i) => !fits(puzzle, solutions[i]));
    if (wrong >= 0) throw new Error(`a wrong answer to ${some[wrong]}: ${solutions[wrong]}`);
    done += some.length;
    at = at + some.length < puzzles.length ? at + some.length : 0;
  } while (took < seconds);
  return done / took;
}

const entries = [];
for (const file of files) {
  const { solve, solveMany } = await import(pathToFileURL(resolve(file)).href);
  const name = basename(file).replace(/\.\w+$/, "");
  if (solve) entries.push({ name, answer: (some) => some.map(solve), most: 1000, best: 0 });
  if (solveMany) entries.push({ name: `${name}, many`, answer: solveMany, most: 10_000, best: 0 });
}
for (let round = 0; round < 3; round++) {
  for (const entry of entries) entry.best = Math.max(entry.best, rate(entry.answer, entry.most));
}
console.log(`${puzzles.length} puzzles of ${basename(list)}, Node ${process.version}`);
for (const { name, best } of entries) console.log(`${name.padEnd(32)} ${Math.round(best).toLocaleString("en").padStart(12)} puzzles per second`);
