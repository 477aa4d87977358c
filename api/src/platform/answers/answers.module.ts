import { Global, Module } from '@nestjs/common';
import { AnswerCache } from './answer-cache.js';

/** Answers that are made once and sent many times. */
@Global()
@Module({ providers: [AnswerCache], exports: [AnswerCache] })
export class AnswersModule {}
