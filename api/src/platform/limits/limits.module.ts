import { Global, Module } from '@nestjs/common';
import { Limits } from './limits.service.js';
import { UploadSlots } from './upload-slots.service.js';

/** Rate limits; routes declare theirs with `@Limited`. */
@Global()
@Module({ providers: [Limits, UploadSlots], exports: [Limits, UploadSlots] })
export class LimitsModule {}
