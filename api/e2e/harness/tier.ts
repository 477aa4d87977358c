/** Whether everything runs at full size (`npm run test:all`), or what decides whether a change may land (`npm test`). */
export const isFullRun = process.env.TEST_TIER === 'all';

/** How often something random is tried: so often in the full run, a tenth of it before a change lands. */
export const repeated = (times: number): number => (isFullRun ? times : Math.ceil(times / 10));

/** All of these in the full run; before a change lands one of them, each time another by where it is asked for. */
export const sampled = <T>(all: readonly T[], at: number): readonly T[] =>
  isFullRun ? all : all.slice(at % all.length, (at % all.length) + 1);

/** A test of the full run alone: of restarts, real times and sizes that few changes concern (docs/testing.md#tiers). */
export const itInFullRun = (name: string, test: () => Promise<void>, timeoutMs?: number): void => {
  if (isFullRun) it(name, test, timeoutMs);
};
