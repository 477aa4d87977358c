import { Global, Module } from '@nestjs/common';
import { Limits } from './limits.service.js';
import { UploadSlots } from './upload-slots.service.js';

/** How often something may be asked for; routes take part with `@Limited`. */
@Global()
@Module({ providers: [Limits, UploadSlots], exports: [Limits, UploadSlots] })
export class LimitsModule {}
