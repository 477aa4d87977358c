import { createHash } from 'node:crypto';
import { Email } from '@jhola/shared/contracts/account.contract';
import { normalizeIp } from '@nestjs/throttler';
import type { Limit } from './limit-table.js';

/** A counter's key and its limit. */
export interface CountedKey {
  readonly key: string;
  readonly max: number;
}

/** The caller: the client's address, and the account that the call concerns. */
export interface Caller {
  readonly address: string;
  /** The id of the signed-in user. */
  readonly userId?: string | undefined;
  /** The request's body, before any schema has checked it. */
  readonly body: unknown;
}

/**
 * The counters of one call. Of an account that is only named the address comes first: a call refused there must not use up
 * that account's limit. Of a signed-in user the account does: what is refused there must not use up the limit of neighbours.
 * Addresses and e-mails are hashed: a Redis with the counts may have other readers.
 * @param name the limit's name, part of each key
 */
export function countedKeys(name: string, limit: Limit, { address, userId, body }: Caller): CountedKey[] {
  // One household has a whole /64 of IPv6.
  const network = normalizeIp(address, 64);
  const account = userId ?? emailIn(body);
  const keys = [
    { max: limit.perAddress, parts: ['address', network] },
    { max: account && limit.perAccount, parts: ['here', network, account] },
    { max: account && limit.perAccountAnywhere, parts: ['anywhere', account] },
  ];
  if (userId) keys.push(...keys.splice(0, 1));
  return keys.flatMap(({ max, parts }) =>
    max ? [{ max, key: `${name}:${parts[0]}:${hashed(parts.join(' '))}` }] : [],
  );
}

/** The e-mail a request names, normalized; undefined when there is none. */
function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return Email.safeParse(body.email).data;
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
