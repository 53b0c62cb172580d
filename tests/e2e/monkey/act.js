// How long the monkeys act, and from which seed: `SEED=3 MONKEY=600 node --test monkey.test.js`.

/** The time of all monkeys together, in seconds. */
const SECONDS = Number(process.env.MONKEY ?? 60);
export const SEED = Number(process.env.SEED ?? 17);

/**
 * Lets a monkey act until its share of the time is over, at least once. An error says at which action it came, and what
 * came before: the same seed does the same again.
 * @param {{act: () => Promise<void>, log: string[]}} monkey @param {any} page @param {number} share
 * @param {() => Promise<string> | string} more what else is to be said of an error
 */
export async function act(monkey, page, share, more = () => "") {
  const end = performance.now() + SECONDS * share * 1000;
  let count = 0;
  do {
    count += 1;
    await monkey.act().catch(async (error) => {
      const before = [...page.complaints, ...monkey.log.slice(-24), await more()];
      error.message = `action ${count} of seed ${SEED}: ${error.message}\n${before.join("\n")}`;
      throw error;
    });
  } while (performance.now() < end);
  return count;
}
