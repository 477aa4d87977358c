import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShopConfig } from '../config/shop-config.js';

/** So many forwarded addresses from one peer are no shopper's own header. */
const ADDRESSES = 20;
const LONGEST_ADDRESS = 45;

/**
 * Says once in the log that a proxy stands in front of a shop that trusts none: all who come through it are one
 * address then, and share one limit. Call before listening.
 */
export function noticeUnknownProxy(server: FastifyInstance, { trustProxy }: ShopConfig): void {
  if (trustProxy > 0) return;
  const forwarded = new Set<string>();
  let peer: string | undefined;
  const notice = (request: FastifyRequest): void => {
    const header = request.headers['x-forwarded-for'];
    if (typeof header !== 'string' || forwarded.size >= ADDRESSES) return;
    const { ip } = request;
    if (peer !== ip) forwarded.clear();
    peer = ip;
    forwarded.add(header.slice(0, LONGEST_ADDRESS));
    if (forwarded.size < ADDRESSES) return;
    new Logger('Settings').warn(
      `TRUST_PROXY: ${ip} forwards the requests of ${ADDRESSES} addresses and is not trusted, so all of them share one limit. If it is your proxy, set TRUST_PROXY=1.`,
    );
  };
  // Not async: a promise for each request costs a tenth of a ready answer.
  server.addHook('onRequest', (request, _reply, done) => {
    notice(request);
    done();
  });
}
