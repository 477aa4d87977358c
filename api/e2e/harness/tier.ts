/** Whether everything runs at full size (`npm run test:all`), or what decides whether a change may land (`npm test`). */
export const isFullRun = process.env.TEST_TIER === 'all';

/** How often something random is tried: so often in the full run, a tenth of it before a change lands. */
export const repeated = (times: number): number => (isFullRun ? times : Math.ceil(times / 10));
