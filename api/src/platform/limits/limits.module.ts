import { Global, Module } from '@nestjs/common';
import { Limits } from './limits.service.js';

/** How often something may be asked for; routes take part with `@Limited`. */
@Global()
@Module({ providers: [Limits], exports: [Limits] })
export class LimitsModule {}
