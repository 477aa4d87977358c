import { createHmac, hkdfSync } from 'node:crypto';

/** A text's hash that cannot be computed, or tested against guesses, without the shop's secret. */
export type KeyedHash = (text: string) => string;

/**
 * Makes a keyed hash (HMAC-SHA-256, base64url).
 * @param secret the shop's signing secret; another key is derived from it
 * @param purpose what the hashes are for; each purpose has a key of its own
 */
export function keyedHash(secret: string, purpose: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
