import { ShopError } from '@jhola/shared/errors/shop-error';
import type { FastifyReply } from 'fastify';

/** Aborted, with request.malformed as the reason, when the client goes away before the response. */
export function whileWaiting({ raw }: FastifyReply): AbortSignal {
  const waiting = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) waiting.abort(new ShopError('request.malformed'));
  });
  return waiting.signal;
}
