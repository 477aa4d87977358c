import { Module } from '@nestjs/common';
import { PushSender } from './push-sender.js';

/** Messages to devices by the push services of browsers. */
@Module({ providers: [PushSender], exports: [PushSender] })
export class WebPushModule {}
