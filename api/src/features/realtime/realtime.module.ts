import { Module } from '@nestjs/common';
import { RealtimeGateway } from './realtime.gateway.js';
import { SocketAuthentication } from './socket-authentication.service.js';
import { SocketLimits } from './socket-limits.service.js';

/** Sockets: what has just happened, told to the pages it concerns. */
@Module({ providers: [RealtimeGateway, SocketAuthentication, SocketLimits] })
export class RealtimeModule {}
