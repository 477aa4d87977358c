import { Role } from '@jhola/shared/contracts/account.contract';
import { Id } from '@jhola/shared/contracts/answer.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { z } from 'zod';
import type { Principal } from './principal.js';

const AccessClaims = z.object({ sub: Id, sid: Id, role: Role, exp: z.number().int() });

/** The owner of a token, and its expiry. */
export interface ReadToken {
  readonly principal: Principal;
  /** The token's expiry, in milliseconds since 1970. */
  readonly endsAtMs: number;
}

/**
 * Reads the claims of a token with a valid signature.
 * @throws ShopError auth.expired when one is missing: a token without an expiry would be valid forever
 */
export function readClaims(claims: unknown): ReadToken {
  const parsed = AccessClaims.safeParse(claims);
  if (!parsed.success) throw new ShopError('auth.expired');
  const { sub, sid, role, exp } = parsed.data;
  return { principal: { userId: sub, sessionId: sid, role }, endsAtMs: exp * 1000 };
}
