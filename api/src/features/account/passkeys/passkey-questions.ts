import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type KeyedHash, keyedHash } from '../keyed-hash.js';

/** How long a question may be answered, in milliseconds. */
export const QUESTION_MS = 5 * 60 * 1000;

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SEAL_BYTES = 16;

/** What a question is asked for: a passkey for an account, or a sign-in. */
export type Purpose = { readonly addFor: string } | 'sign-in';

/**
 * The questions that passkeys sign (WebAuthn: challenges), base64url: random bytes, until when they may be answered, and the
 * shop's seal over both and the purpose. Whoever asks for one makes the shop store nothing.
 */
export class PasskeyQuestions {
  private readonly hash: KeyedHash;

  constructor(jwtSecret: string) {
    this.hash = keyedHash(jwtSecret, 'jhola passkey question');
  }

  /** A new question. */
  ask(purpose: Purpose, now = Date.now()): string {
    const asked = Buffer.alloc(RANDOM_BYTES + TIME_BYTES);
    randomBytes(RANDOM_BYTES).copy(asked);
    asked.writeUIntBE(now + QUESTION_MS, RANDOM_BYTES, TIME_BYTES);
    return Buffer.concat([asked, this.seal(asked, purpose)]).toString('base64url');
  }

  /** Until when this question may be answered; undefined when the shop did not ask it for this, or it has run out. */
  endOf(question: string, purpose: Purpose, now = Date.now()): Date | undefined {
    const bytes = Buffer.from(question, 'base64url');
    if (bytes.length !== RANDOM_BYTES + TIME_BYTES + SEAL_BYTES) return undefined;
    const asked = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
    if (!timingSafeEqual(bytes.subarray(asked.length), this.seal(asked, purpose))) return undefined;
    const end = asked.readUIntBE(RANDOM_BYTES, TIME_BYTES);
    return end > now ? new Date(end) : undefined;
  }

  private seal(asked: Buffer, purpose: Purpose): Buffer {
    const words = purpose === 'sign-in' ? purpose : `add ${purpose.addFor}`;
    return Buffer.from(this.hash(`${asked.toString('base64url')} ${words}`), 'base64url').subarray(
      0,
      SEAL_BYTES,
    );
  }
}
