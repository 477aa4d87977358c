import { until } from '@jhola/test-doubles/until';

/** How old a public answer may be, in milliseconds: with several workers a second (docs/decisions/0021-several-processes.md). */
const PUBLIC_DELAY_MS = Number(process.env.TEST_WORKERS ?? 1) > 1 ? 1000 : 0;

/**
 * Waits until public answers show a change: they do immediately where one process answers, and within a second where several do.
 * @throws Error when they do not
 */
export const publiclyShown = (what: string, isSo: () => Promise<boolean>): Promise<void> =>
  until(what, isSo, PUBLIC_DELAY_MS);
