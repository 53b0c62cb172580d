// The types the scripts' comments promise, checked.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

test("the scripts keep the types that stand in their comments", () => {
  const compiler = fileURLToPath(import.meta.resolve("typescript/bin/tsc"));
  const { stdout } = spawnSync(process.execPath, [compiler, "--project", "."], { cwd: import.meta.dirname, encoding: "utf8" });
  assert.equal(stdout, "");
});
