import { Global, Module } from '@nestjs/common';
import { ResponseCache } from './response-cache.js';

/** Responses that are built once and sent many times. */
@Global()
@Module({ providers: [ResponseCache], exports: [ResponseCache] })
export class AnswersModule {}
