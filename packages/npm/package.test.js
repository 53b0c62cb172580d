// The package as it is published: packed, unpacked into an empty project, and used from there.
// `TARBALL=FILE node --test package.test.js`
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

let project;
/** @type {typeof import("./index.d.ts")} */
let ennead;
before(async () => {
  project = mkdtempSync(join(tmpdir(), "ennead-"));
  writeFileSync(join(project, "package.json"), '{"type": "module"}');
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", resolve(process.env.TARBALL)], { cwd: project });
  const { exports } = JSON.parse(readFileSync(join(project, "node_modules/ennead/package.json"), "utf8"));
  ennead = await import(pathToFileURL(join(project, "node_modules/ennead", exports["."].node)));
});
after(() => rmSync(project, { recursive: true }));

test("one solution, none, several", () => {
  const { verdict, solutions, missing } = ennead.solve(PUZZLE);
  assert.deepEqual([verdict, solutions, missing], ["easy", [SOLUTION], 51]);
  assert.equal(ennead.solve(`55${PUZZLE.slice(2)}`).verdict, "invalid");
  assert.equal(ennead.solve(".".repeat(81), { limit: 3 }).solutions.length, 3);
  assert.deepEqual([ennead.count(PUZZLE), ennead.count(".".repeat(81)), ennead.count(".".repeat(81), 500), ennead.count(`55${PUZZLE.slice(2)}`)], [1, 2, 500, 0]);
});

test("many at once, in order", () => {
  const answers = ennead.solveMany([PUZZLE, `55${PUZZLE.slice(2)}`, ".".repeat(81)]);
  assert.deepEqual(answers.map(({ count }) => count), [1, 0, 2]);
  assert.deepEqual(answers.slice(0, 2).map(({ solution }) => solution), [SOLUTION, null]);
  assert.deepEqual(ennead.solveMany([]), []);
  const thousand = ennead.solveMany(Array(1000).fill(PUZZLE));
  assert.ok(thousand.every(({ solution }) => solution === SOLUTION));
});

test("rate, hint and explain", () => {
  const { er, level } = ennead.rate(PUZZLE);
  assert.equal(level, "easy");
  assert.ok(er >= 1 && er <= 2.3, `${er}`);
  const { hint, step, sentences } = ennead.hint(PUZZLE);
  assert.equal(hint, "step");
  assert.equal(sentences.length, 3);
  for (const candidate of step.places) assert.equal(SOLUTION[(candidate[2] - 1) * 9 + Number(candidate[4]) - 1], candidate[0]);
  assert.notEqual(ennead.hint(PUZZLE, { lang: "de" }).text, ennead.hint(PUZZLE).text);
  const { solved, end } = ennead.explain(PUZZLE);
  assert.deepEqual([solved, end], [true, SOLUTION]);
});

test("claims are judged, and moves one after the other", () => {
  const [follows, wrong, none] = ennead.judge(PUZZLE, ["r5c5=5", "r1c3=5", "five"]).claims;
  assert.deepEqual([follows.judgement, follows.at_once, follows.technique], ["follows", true, "naked-single"]);
  assert.deepEqual([wrong.judgement, wrong.at_once, wrong.technique], ["wrong", true, undefined]);
  assert.deepEqual([none.judgement, none.reason], ["malformed", "unreadable"]);
  const moves = ennead.judge(PUZZLE, ["r1c3=2", "r5c5=5"], { moves: true }).claims;
  assert.deepEqual(moves.map(({ judgement }) => judgement), ["wrong", "off-the-rails"]);
});

test("made puzzles are what was asked for, and the same for a seed", () => {
  const made = ennead.generate({ level: "hard", seed: 7, count: 3 });
  assert.equal(made.length, 3);
  for (const { puzzle, solution, level } of made) {
    assert.equal(level, "hard");
    assert.deepEqual(ennead.solve(puzzle).solutions, [solution]);
    assert.equal(ennead.rate(puzzle).level, "hard");
  }
  assert.deepEqual(ennead.generate({ level: "hard", seed: 7, count: 3 }), made);
  // As the types show a range.
  const types = readFileSync(join(project, "node_modules/ennead/index.d.ts"), "utf8");
  const [, range, least, most] = /such as "(([\d.]+?)\.\.([\d.]+))"/.exec(types);
  const [{ er }] = ennead.generate({ rating: range, seed: 1 });
  assert.ok(er >= least && er <= most, `${er}`);
  assert.notEqual(ennead.generate()[0].puzzle, ennead.generate()[0].puzzle);
});

test("what cannot be read is refused, and the next question is answered", () => {
  const refused = (question) => {
    try { question(); } catch (error) { return error; }
    assert.fail("not refused");
  };
  const error = refused(() => ennead.solve("12x"));
  assert.ok(error instanceof ennead.Refused);
  assert.equal(error.kind, "unreadable-puzzle");
  assert.notEqual(refused(() => ennead.solve("12x", { lang: "nl" })).message, error.message);
  assert.equal(refused(() => ennead.solve(PUZZLE, { limit: 5000 })).kind, "out-of-bounds");
  assert.equal(refused(() => ennead.solveMany([PUZZLE, "12x"])).line, 2);
  assert.throws(() => ennead.solveMany([`${PUZZLE}\n${PUZZLE}`]), TypeError);
  assert.equal(refused(() => ennead.ask("nowhere", {})).kind, "no-such-address");
  assert.equal(refused(() => ennead.solve(PUZZLE, { lang: "xx" })).kind, "wrong-call");
  for (const odd of ["", "\u0000", "💥".repeat(81), "x".repeat(100_000), undefined, null, 5]) refused(() => ennead.solve(odd));
  assert.equal(ennead.count(PUZZLE), 1);
});

test("the README's example runs as it stands", () => {
  const readme = readFileSync(join(project, "node_modules/ennead/README.md"), "utf8");
  const [, example] = /```js\n([\s\S]*?)```/.exec(readme);
  // Each line that says what it gives has to give it.
  const checked = example.replace(/^(.*); \/\/ (".*?"|[\d.]+)(.*)$/gm, 'assert.equal($1, $2);');
  assert.ok(checked.split("assert.equal").length > 4);
  writeFileSync(join(project, "example.js"), `import assert from "node:assert/strict";\n${checked}`);
  execFileSync("node", ["example.js"], { cwd: project });
});

test("every question can be asked by its address", () => {
  assert.equal(ennead.ask("canon", { puzzle: PUZZLE }).puzzle, PUZZLE);
  assert.ok(ennead.ask("techniques", {}, { lang: "de" }).length > 40);
  assert.ok(ennead.ask("trace", { puzzle: PUZZLE, engine: "backtracking" }).events > 100);
});

test("the types fit the example", { skip: process.env.TSC ? false : "TSC says where the compiler is" }, () => {
  writeFileSync(join(project, "types.ts"), `import { ask, solve, rate, generate, hint } from "ennead";\nconst s: string | undefined = solve("").solutions[0];\nconst er: number | null = rate("").er;\nconst made = generate({ level: "hard" })[0]?.puzzle;\nhint("", { depth: 2 }).text satisfies string;\nask("trace", { puzzle: "", engine: "trial" }, { cells: "A5" }).events satisfies number;\nexport { s, er, made };\n`);
  execFileSync("node", [process.env.TSC, "--strict", "--noEmit", "--module", "nodenext", "--target", "es2022", "types.ts"], { cwd: project, stdio: "inherit" });
});
