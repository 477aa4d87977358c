import { ShopError } from '@jhola/shared/errors/shop-error';

/**
 * The question and the page of an answer, as it states them itself; both are checked against what the shop knows.
 * @throws ShopError passkey.refused for what is no client data
 */
export function clientDataOf(clientDataJSON: string): {
  readonly challenge: string;
  readonly origin: string;
} {
  let sent: unknown;
  try {
    sent = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  } catch {
    throw new ShopError('passkey.refused');
  }
  const { challenge, origin } = (sent ?? {}) as { challenge?: unknown; origin?: unknown };
  if (typeof challenge !== 'string' || typeof origin !== 'string') throw new ShopError('passkey.refused');
  return { challenge, origin };
}
