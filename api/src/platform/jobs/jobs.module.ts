import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.service.js';

/** Work in the background: queues that survive a crash, and what is repeated. */
@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
