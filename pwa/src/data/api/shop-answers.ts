import type { healthPath } from '@jhola/shared/contracts/health.contract';
import { reportUnanswered } from '#connection/connection.ts';

const HEALTH: typeof healthPath = '/api/health';
const PATIENCE_MS = 5000;

/**
 * Whether the shop answers, be it by an error. Where it does not, the page looks for it from then on (docs/product.md#back-online).
 * By the browser's own means: it is asked where code could not be fetched, that of calls perhaps among it.
 */
export async function shopAnswers(): Promise<boolean> {
  const answers = await ask();
  if (!answers) void reportUnanswered(ask);
  return answers;
}

const ask = (): Promise<boolean> =>
  fetch(HEALTH, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
