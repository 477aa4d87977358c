import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A parsed refresh token. */
export interface ReadRefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

const SHAPE = /^([0-9a-f]{24})\.(\d{1,9})\.([\w-]{43})$/;

/**
 * Creates and reads refresh tokens: `session.generation.seal`. The seal depends on the shop's secret and is
 * the same for one generation: a client that lost the answer to a refresh gets the same token again without
 * it ever being stored.
 */
export class RefreshTokens {
  private readonly key: Buffer;

  /** @param secret the shop's signing secret; another key is derived from it for the seals */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'jhola refresh token', 32));
  }

  /** The token of one generation of a session. */
  token(sessionId: string, generation: number): string {
    return `${sessionId}.${generation}.${this.seal(sessionId, generation)}`;
  }

  /** The content of a token, or undefined when the shop never issued it. */
  read(token: string): ReadRefreshToken | undefined {
    const [, sessionId, digits, seal] = SHAPE.exec(token) ?? [];
    if (!sessionId || !digits || !seal) return undefined;
    const generation = Number(digits);
    const right = Buffer.from(this.seal(sessionId, generation));
    return timingSafeEqual(right, Buffer.from(seal)) ? { sessionId, generation } : undefined;
  }

  private seal(sessionId: string, generation: number): string {
    return createHmac('sha256', this.key).update(`${sessionId}.${generation}`).digest('base64url');
  }
}

/** The stored hash of a refresh token. */
export function refreshTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
