import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { type ReadToken, readClaims } from './access-claims.js';
import { accessTokenRules } from './access-token-rules.js';
import { LiveSessions } from './live-sessions.js';
import type { Principal } from './principal.js';

/** Issues access tokens, and reads those that arrive outside of routes (a socket's handshake). */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: LiveSessions,
  ) {}

  /** A token for 15 minutes that names the user, the session and the role. */
  issue(principal: Principal): string {
    return this.jwt.sign(
      { sid: principal.sessionId, role: principal.role },
      { ...accessTokenRules.sign, subject: principal.userId },
    );
  }

  /**
   * The owner of a token, and its expiry.
   * @throws ShopError auth.expired when the token is not valid or its session has ended
   */
  async read(token: string): Promise<ReadToken> {
    const { principal, endsAtMs } = readClaims(await this.verified(token));
    return { principal: await this.sessions.admit(principal), endsAtMs };
  }

  private async verified(token: string): Promise<unknown> {
    const { algorithms, issuer, audience } = accessTokenRules.verify;
    try {
      return await this.jwt.verifyAsync<object>(token, { algorithms: [...algorithms], issuer, audience });
    } catch {
      throw new ShopError('auth.expired');
    }
  }
}
