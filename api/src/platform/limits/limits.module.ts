import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthModule } from '../auth/auth.module.js';
import { Limits } from './limits.service.js';
import { UploadSlots } from './upload-slots.service.js';
import { WritesGuard } from './writes.guard.js';

/** Rate limits of all writes, and of the routes that declare theirs with `@Limited`. */
@Global()
@Module({
  // Guards run in the order of the modules: the caller is known before their writes are counted.
  imports: [AuthModule],
  providers: [Limits, UploadSlots, { provide: APP_GUARD, useClass: WritesGuard }],
  exports: [Limits, UploadSlots],
})
export class LimitsModule {}
