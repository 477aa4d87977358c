import { Module } from '@nestjs/common';
import { AnswersModule } from './answers/answers.module.js';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { AuthModule } from './auth/auth.module.js';
import { DatabaseModule } from './database/database.module.js';
import { ErrorsModule } from './errors/errors.module.js';
import { EventsModule } from './events/events.module.js';
import { HttpModule } from './http/http.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { LoggingModule } from './logging/logging.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PlatformShopSettingsModule } from './shop-settings/shop-settings.module.js';

/** Everything the features are built on. Its parts are global: a feature imports other features only. */
@Module({
  imports: [
    LoggingModule,
    DatabaseModule,
    ErrorsModule,
    AuthModule,
    AuditLogModule,
    IdempotencyModule,
    JobsModule,
    EventsModule,
    AnswersModule,
    PlatformShopSettingsModule,
    LimitsModule,
    MetricsModule,
    HttpModule,
  ],
})
export class PlatformModule {}
