import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ShopConfig } from '../config/shop-config.js';
import { AccessTokenGuard, AccessTokenStrategy } from './access-token.strategy.js';
import { AccessTokens } from './access-tokens.js';
import { AudienceGuard } from './audience.guard.js';
import { AudienceCheck } from './audience-check.js';
import { LiveSessions } from './live-sessions.js';

/** Access tokens, the check of sessions, and the guard in front of every route. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    JwtModule.registerAsync({
      inject: [ShopConfig],
      useFactory: (config: ShopConfig) => ({ secret: config.jwtSecret }),
    }),
  ],
  providers: [
    AccessTokens,
    AccessTokenStrategy,
    AccessTokenGuard,
    LiveSessions,
    AudienceCheck,
    { provide: APP_GUARD, useClass: AudienceGuard },
  ],
  exports: [AccessTokens, LiveSessions],
})
export class AuthModule {}
