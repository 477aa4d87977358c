import { isOnline } from '#connection/connection.ts';
import { ApiError } from '#data/api/api-error.ts';

/** A failed fetch is retried two more times, a second apart (docs/product.md#product-loading). */
const RETRIES = 2;
const WAIT_MS = 1000;

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Runs `work`, up to three times in all. A refusal is not retried, nor is anything without a network: the answer would be the same. */
export async function retried(work: () => Promise<void>, wait = pause): Promise<void> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await work();
    } catch (error) {
      if (retry === RETRIES || !isOnline() || (error instanceof ApiError && error.refused)) throw error;
      await wait(WAIT_MS);
    }
  }
}
