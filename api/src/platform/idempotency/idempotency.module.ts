import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Idempotency } from './idempotency.service.js';
import { idempotencyRecordModel } from './idempotency-record.model.js';

/** Makes repeats of a write harmless. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([idempotencyRecordModel])],
  providers: [Idempotency],
  exports: [Idempotency],
})
export class IdempotencyModule {}
