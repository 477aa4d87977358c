import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Health } from './health.service.js';

/** The routes that belong to no feature; the server itself is set up in open-http.ts. */
@Module({ controllers: [HealthController], providers: [Health] })
export class HttpModule {}
