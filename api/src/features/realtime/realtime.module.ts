import { Module } from '@nestjs/common';
import { Doorkeeper } from './doorkeeper.service.js';
import { RealtimeGateway } from './realtime.gateway.js';

/** Sockets: what has just happened, told to the pages it concerns. */
@Module({ providers: [RealtimeGateway, Doorkeeper] })
export class RealtimeModule {}
