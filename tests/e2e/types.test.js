// Type-checks the scripts against the types in their comments.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const assets = fileURLToPath(new URL("../../crates/web/assets/", import.meta.url));
const scripts = readdirSync(assets, { recursive: true }).filter((name) => /\.(js|d\.ts)$/.test(name));
const textOf = (name) => readFileSync(assets + name, "utf8");

test("the scripts keep the types that their comments give", () => {
  const compiler = fileURLToPath(import.meta.resolve("typescript/bin/tsc"));
  const site = "../../packages/site";
  for (const project of [".", site, `${site}/tsconfig.worker.json`]) {
    const { stdout } = spawnSync(process.execPath, [compiler, "--project", project], { cwd: import.meta.dirname, encoding: "utf8" });
    assert.equal(stdout, "");
  }
  assert.ok(scripts.length > 40);
});

test("every script is checked, and nothing is left untyped", () => {
  const wrong = scripts.filter((name) => name.endsWith(".js") && name !== "theme.js" && !textOf(name).startsWith("// @ts-check\n"));
  const untyped = scripts.flatMap((name) => [...textOf(name).matchAll(/.*(\bany\b\s*[[\]},>|)]|[:<{|]\s*any\b|@ts-ignore|@ts-nocheck|@ts-expect-error).*/g)].map(([line]) => `${name}: ${line}`));
  assert.deepEqual([...wrong, ...untyped], []);
});

test("only the door talks to the server", () => {
  const talking = scripts.filter((name) => name.endsWith(".js") && /\b(fetch|XMLHttpRequest|EventSource|WebSocket)\s*\(|\/api\/v1/.test(textOf(name)));
  assert.deepEqual(talking, ["door.js"]);
});
