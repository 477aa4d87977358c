import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ShopConfig } from '../config/shop-config.js';
import { type ReadToken, readClaims } from './access-claims.js';
import { accessTokenRules } from './access-token-rules.js';

const NAME = 'access-token';

/** Passport's check of an access token: signature, algorithm, issuer, audience and expiry. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, NAME) {
  constructor(config: ShopConfig) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwtSecret,
      algorithms: [...accessTokenRules.verify.algorithms],
      issuer: accessTokenRules.verify.issuer,
      audience: accessTokenRules.verify.audience,
    });
  }

  /** @throws ShopError auth.expired */
  validate(claims: unknown): ReadToken {
    return readClaims(claims);
  }
}

/** Runs the strategy; its result is in `request.user` until the guard replaces it by the principal. */
@Injectable()
export class AccessTokenGuard extends AuthGuard(NAME) {
  override handleRequest<Read>(error: unknown, read: Read | false): Read {
    if (error) throw error;
    if (!read) throw new ShopError('auth.expired');
    return read;
  }
}
