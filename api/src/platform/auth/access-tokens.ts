import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { accessTokenRules } from './access-token-rules.js';
import { LiveSessions } from './live-sessions.js';
import type { Principal } from './principal.js';

/** What an access token carries beside issuer, audience and the times. */
export interface AccessClaims {
  readonly sub: string;
  readonly sid: string;
  readonly role: Principal['role'];
  /** When it ends, in seconds since 1970. */
  readonly exp: number;
}

/** Makes access tokens, and reads those that do not come by a route (a socket's handshake). */
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
   * Who a token speaks for, and until when.
   * @returns the principal and the token's end in milliseconds since 1970
   * @throws ShopError auth.expired when the token is not valid or its session has ended
   */
  async read(token: string): Promise<{ principal: Principal; endsAtMs: number }> {
    const claims = await this.verified(token);
    if (!(await this.sessions.isLive(claims.sid))) throw new ShopError('auth.expired');
    return {
      principal: { userId: claims.sub, sessionId: claims.sid, role: claims.role },
      endsAtMs: claims.exp * 1000,
    };
  }

  private async verified(token: string): Promise<AccessClaims> {
    const { algorithms, issuer, audience } = accessTokenRules.verify;
    try {
      return await this.jwt.verifyAsync<AccessClaims>(token, {
        algorithms: [...algorithms],
        issuer,
        audience,
      });
    } catch {
      throw new ShopError('auth.expired');
    }
  }
}
