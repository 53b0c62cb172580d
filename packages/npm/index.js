// The questions, asked of the WebAssembly module.

/** A question that was refused: why, and what kind of refusal it is. */
export class Refused extends Error {
  constructor(problem) {
    super(problem.detail);
    this.name = "Refused";
    this.kind = problem.type.split("/").pop();
    for (const key of ["line", "column", "length"]) if (key in problem) this[key] = problem[key];
  }
}

// They keep nothing from one question to the next, so all questions share them.
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The functions of the package, for a compiled module. */
export function ennead(module) {
  let exports;

  function reply(address, body) {
    // After a trap a module can answer nothing more, so the next question gets a new instance.
    exports ??= new WebAssembly.Instance(module, { ennead: { now: () => Date.now() } }).exports;
    try {
      // Without a method, as in HTTP, any question is JSON.
      const request = encoder.encode(`${address}\n${body}`);
      // Room first: it may move the memory.
      const at = exports.room(request.length);
      new Uint8Array(exports.memory.buffer, at, request.length).set(request);
      const length = exports.answer();
      const text = decoder.decode(new Uint8Array(exports.memory.buffer, exports.reply(), length));
      if (exports.status() === 200) return text;
      throw new Refused(JSON.parse(text));
    } catch (error) {
      if (!(error instanceof Refused)) exports = undefined;
      throw error;
    }
  }

  function ask(name, question, { lang, cells } = {}) {
    const spoken = Object.entries({ lang, cells }).filter(([, value]) => value !== undefined);
    // Most ask without; with a query, `solve` takes 1.2 times as long.
    const address = spoken.length ? `/${name}?${new URLSearchParams(spoken)}` : `/${name}`;
    return JSON.parse(reply(address, JSON.stringify(question)));
  }

  function solveMany(puzzles, { limit = 2 } = {}) {
    if (!puzzles.length) return [];
    const broken = puzzles.findIndex((puzzle) => /[\r\n]/.test(puzzle));
    if (broken >= 0) throw new TypeError(`puzzles[${broken}] is not one line`);
    const lines = reply(`/many?limit=${limit}`, puzzles.join("\n")).split("\n");
    return puzzles.map((_, i) => {
      const [count, solution] = lines[i].split(" ");
      return { count: Number(count), solution: solution ?? null };
    });
  }

  return {
    solve: (puzzle, { limit = 2, ...how } = {}) => ask("solve", { puzzle, limit }, how),
    solveMany,
    count: (puzzle, limit = 2) => solveMany([puzzle], { limit })[0].count,
    check: (puzzle, how) => ask("check", { puzzle }, how),
    rate: (puzzle, how) => ask("rate", { puzzle }, how),
    hint: (puzzle, { depth = 3, ...how } = {}) => ask("hint", { puzzle, depth }, how),
    explain: (puzzle, how) => ask("explain", { puzzle }, how),
    judge: (puzzle, claims, { moves = false, ...how } = {}) => ask("judge", { puzzle, claims, moves }, how),
    generate: ({ lang, cells, ...wish } = {}) => ask("generate", { seed: Math.floor(Math.random() * 2 ** 48), ...wish }, { lang, cells }).puzzles,
    ask,
  };
}
