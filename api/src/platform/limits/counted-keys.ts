import { createHash } from 'node:crypto';
import { Email } from '@jhola/shared/contracts/account.contract';
import { normalizeIp } from '@nestjs/throttler';
import type { Limit } from './limit-table.js';

/** Something that is counted, and how far. */
export interface CountedKey {
  readonly key: string;
  readonly max: number;
}

/** Who asks: the client's address, and whom they ask for. */
export interface Caller {
  readonly address: string;
  /** The id of the signed-in user. */
  readonly userId?: string | undefined;
  /** The request's body, not yet checked by any schema. */
  readonly body: unknown;
}

/**
 * What one call counts towards, the address first: who is refused there must not use up an account's figure.
 * Addresses and e-mails are hashed: the counts may lie in a Redis that others read too.
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
  return keys.flatMap(({ max, parts }) =>
    max ? [{ max, key: `${name}:${parts[0]}:${hashed(parts.join(' '))}` }] : [],
  );
}

/** The e-mail a request names, in the one form all its spellings share; undefined when there is none. */
function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return Email.safeParse(body.email).data;
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
