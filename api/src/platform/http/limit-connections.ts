import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from '../config/shop-config.js';
import { Counts } from '../limits/counts.js';
import { dataHeaders } from './security-headers.js';
import { endStalledBodies } from './stalled-bodies.js';

/** Node's own time limits, as Fastify passes them on. */
export const timesOf = ({ connections }: ShopConfig) => ({
  keepAliveTimeout: connections.idleMs,
  connectionTimeout: connections.silenceMs,
  // The last resort: stalled-bodies.ts checks bodies one by one.
  requestTimeout: connections.uploadMs + connections.checkMs,
  http: { headersTimeout: connections.headersMs, connectionsCheckingInterval: connections.checkMs },
});

/** Bounds what silent or stalled clients hold, and what all clients hold together. */
export function limitConnections({ server }: FastifyInstance, config: ShopConfig): void {
  const { connections } = config;
  server.maxConnections = connections.connections;
  if (config.trustProxy === 0) limitConnectionsPerAddress(server, connections.connectionsPerAddress);
  endStalledBodies(server, connections, dataHeaders(config));
}

/**
 * Closes connections beyond the limit of one address. Behind a proxy all come from its address: there the
 * proxy counts.
 * @param max how many connections one address may have
 */
function limitConnectionsPerAddress(server: Server, max: number): void {
  const open = new Counts();
  server.on('connection', (socket: Socket) => {
    // It is closed already.
    if (!socket.remoteAddress) return;
    const address = normalizeIp(socket.remoteAddress, 64);
    if (open.of(address) >= max) socket.destroy();
    else socket.once('close', open.add(address));
  });
}
