import { Module } from '@nestjs/common';
import { Doorkeeper } from './doorkeeper.service.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { SocketLimits } from './socket-limits.js';

/** Sockets: what has just happened, told to the pages it concerns. */
@Module({ providers: [RealtimeGateway, Doorkeeper, SocketLimits] })
export class RealtimeModule {}
