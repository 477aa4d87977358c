import { ShopError } from '@jhola/shared/errors/shop-error';
import type { ShopRequest } from '../auth/current-user.decorator.js';
import { InvalidRequest } from '../errors/invalid-request.js';

/** Whether a write may come without an Idempotency-Key. */
export type KeyRule = 'accepted' | 'required';

/** A write call. */
export interface KeyedCall {
  readonly userId: string;
  /** The Idempotency-Key; undefined when none was sent. */
  readonly key: string | undefined;
  /** Method and path pattern. */
  readonly route: string;
  readonly body: unknown;
}

const KEY_SHAPE = /^[\x21-\x7e]{8,128}$/;

/**
 * The call of a signed-in user's request.
 * @throws ShopError idempotency.key-required; InvalidRequest for an invalid key
 */
export function keyedCallOf(request: ShopRequest, rule: KeyRule): KeyedCall {
  const key = request.headers['idempotency-key'];
  if (key === undefined && rule === 'required') throw new ShopError('idempotency.key-required');
  if (key !== undefined && (typeof key !== 'string' || !KEY_SHAPE.test(key))) {
    throw new InvalidRequest('Idempotency-Key must be 8 to 128 visible characters', 'Idempotency-Key');
  }
  return {
    userId: request.user?.userId ?? '',
    key,
    route: `${request.method} ${request.routeOptions.url}`,
    body: request.body,
  };
}
