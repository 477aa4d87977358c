import { type Document, textOf } from './values.js';

/** How many random queries, and updates, are tried: few in each run, many in the full one (docs/testing.md). */
export const RANDOM = process.env.TEST_TIER === 'all' ? 20_000 : 500;

/** The settings of a property whose runs have so many tries each. The first failure ends them: documents are small. */
export const settings = (triesOfOne: number) => ({
  seed: Number(process.env.ORACLE_SEED ?? 20_261_125),
  numRuns: RANDOM / triesOfOne,
  endOnFailure: true,
});

/** Does one try; a failure names the documents and what was asked. */
export async function tried(
  docs: readonly Document[],
  what: object,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (cause) {
    const words = Object.entries(what).map(([name, part]) => `${name} ${textOf(part)}`);
    throw new Error(`With ${docs.map(textOf).join(', ')}\n${words.join(', ')}\n${(cause as Error).message}`, {
      cause,
    });
  }
}
