import { Global, Module } from '@nestjs/common';
import { ResponseCache } from './response-cache.js';
import { SharedDrops } from './shared-drops.service.js';

/** Responses that are built once and sent many times. */
@Global()
@Module({ providers: [ResponseCache, SharedDrops], exports: [ResponseCache] })
export class AnswersModule {}
