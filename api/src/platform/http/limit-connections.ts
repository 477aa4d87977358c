import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from '../config/shop-config.js';
import { limitConnectionsPerAddress } from './connections-per-address.js';
import { dataHeaders } from './security-headers.js';
import { endStalledBodies } from './stalled-bodies.js';

/** Node's own limits in time, as Fastify passes them on. */
export const timesOf = ({ connections }: ShopConfig) => ({
  keepAliveTimeout: connections.idleMs,
  connectionTimeout: connections.silenceMs,
  // The last resort: bodies are looked after one by one.
  requestTimeout: connections.uploadMs + connections.checkMs,
  http: { headersTimeout: connections.headersMs, connectionsCheckingInterval: connections.checkMs },
});

/** Sees to it that whoever says nothing, or stops in the middle, holds nothing for long, and nobody holds everything. */
export function limitConnections({ server }: FastifyInstance, config: ShopConfig): void {
  const { connections } = config;
  server.maxConnections = connections.connections;
  if (config.trustProxy === 0) limitConnectionsPerAddress(server, connections.connectionsPerAddress);
  endStalledBodies(server, connections, dataHeaders(config));
}
