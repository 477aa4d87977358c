import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** How many recovery codes an account gets at a time. */
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
const SECRET_BYTES = 20;
const STEP_MS = 30_000;
/** A code of the step before or after is accepted, too: clocks differ, and typing takes its time (RFC 6238, 5.2). */
const WINDOW = 1;

/** A secret for an authenticator app, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret) });

/**
 * The address that authenticator apps read: six digits every 30 seconds (RFC 6238).
 * @param email names the account there
 * @param issuer the shop's name
 */
export const appAddress = (secret: string, email: string, issuer: string): string =>
  totpOf(secret, { issuer, label: email }).toString();

/**
 * The step of 30 seconds whose code this is.
 * @param now in milliseconds
 * @returns undefined for a wrong code
 */
export function stepOf(code: string, secret: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
}

/** Recovery codes of 80 random bits, four groups of four letters and digits: `k3vq-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({
      buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer,
    }).base32.toLowerCase();
    return text.match(/.{4}/g)?.join('-') ?? text;
  });
}

/** The stored hash of a recovery code; without salt: nobody guesses 80 bits. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(plain(code)).digest('base64url');

/** Whether somebody has typed a code of the app, rather than a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(plain(code));

/** A code as it was meant: without spaces and hyphens, in lower case. */
export const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();
