import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from '../config/shop-config.js';
import { limitConnectionsPerAddress } from './connections-per-address.js';
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
