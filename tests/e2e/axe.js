// axe-core on a page as it is.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page, one line each: of all rules, or of these. @param {import("playwright-core").Page} page */
export async function axeOn(page, rules = RULES) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate((rules) => globalThis.axe.run(document, { runOnly: rules, resultTypes: ["violations"] }), rules);
  return violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target).slice(0, 4).join(" ")} ${it.nodes[0].any[0]?.message ?? ""}`);
}
