import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ShopConfig } from '../config/shop-config.js';
import { accessTokenRules } from './access-token-rules.js';
import type { AccessClaims } from './access-tokens.js';

const NAME = 'access-token';

/** Passport's check of an access token: signature, algorithm, issuer, audience and end. */
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

  validate(claims: AccessClaims): AccessClaims {
    return claims;
  }
}

/** Runs the strategy; its result stands in `request.user`. */
@Injectable()
export class AccessTokenGuard extends AuthGuard(NAME) {
  override handleRequest<Claims>(error: unknown, claims: Claims | false): Claims {
    if (error) throw error;
    if (!claims) throw new ShopError('auth.expired');
    return claims;
  }
}
