import { Module } from '@nestjs/common';
import { RealtimeGateway } from './realtime.gateway.js';
import { SocketAuthentication } from './socket-authentication.service.js';
import { SocketLimits } from './socket-limits.service.js';

/** Sockets: notify open pages of events that concern them. */
@Module({ providers: [RealtimeGateway, SocketAuthentication, SocketLimits] })
export class RealtimeModule {}
