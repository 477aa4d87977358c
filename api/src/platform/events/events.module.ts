import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { eventRecordModel } from './event-record.model.js';
import { Events } from './events.service.js';

/** Events that are published with the transaction that causes them. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([eventRecordModel])],
  providers: [Events],
  exports: [Events],
})
export class EventsModule {}
