import { ShopError } from '@jhola/shared/errors/shop-error';
import type { ClientSession } from 'mongoose';
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

/** A service's access to the idempotency key of its call. */
export interface Claim {
  /**
   * Stores the call's answer in the caller's own transaction, so that work and answer are one: after a crash
   * a repeat finds both or neither. Without a key it does nothing. A service that never calls it still
   * answers repeats, except after a crash between its commit and its answer.
   * @throws ShopError idempotency.in-flight when the call took so long that a repeat has taken it over
   */
  complete(session: ClientSession, answer: object): Promise<void>;
}

/** The claim of a call without a key. */
export const noClaim: Claim = { complete: async () => {} };

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
