import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from '../config/shop-config.js';
import { answerTo } from '../errors/error-answers.js';
import { countRequests } from '../metrics/count-requests.js';
import { Metrics } from '../metrics/metrics.service.js';
import { serveApiDocs } from './api-docs.js';
import { readJsonBodies } from './json-bodies.js';
import { limitConnections, timesOf } from './limit-connections.js';
import { logFailedRequests } from './log-failed-requests.js';
import { readMultipart } from './multipart.js';
import { dataHeaders, sendSecurityHeaders } from './security-headers.js';
import { ShopAdapter } from './shop-adapter.js';
import { noticeUnknownProxy } from './unknown-proxy.js';

/** Bodies larger than this are refused; routes that take files set their own limit. */
const BODY_LIMIT = 256 * 1024;

/** The Fastify server below Nest. */
export function shopAdapter(config: ShopConfig): ShopAdapter {
  return new ShopAdapter({
    bodyLimit: BODY_LIMIT,
    ...timesOf(config),
    // A request may name the whole address (RFC 9112 §3.2.2); routes and pages expect the path alone.
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    routerOptions: { maxParamLength: 300 },
    // Errors that Fastify raises before any route, for a malformed address for instance.
    frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      const { status, body } = answerTo(error);
      reply.status(status).headers(dataHeaders(config)).send(body);
    },
    // Idle clients must not delay a stop; stop-cleanly.ts waits for the busy ones.
    forceCloseConnections: 'idle',
    // The shop uses no Connect middleware, so the layer that runs it is left out.
    skipMiddie: true,
  });
}

/** The path and query of a request's target. */
function pathOf(target: string): string {
  // As nearly all requests are.
  if (target.startsWith('/')) return target;
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return /^[?#]|^$/.test(path) ? `/${path}` : path;
}

/** Everything between the socket and the routes: headers, compression, bodies, logs. Call before listening. */
export async function openHttp(app: NestFastifyApplication, config: ShopConfig): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  limitConnections(server, config);
  noticeUnknownProxy(server, config);
  sendSecurityHeaders(server, config);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  // Not by Nest, which also writes these headers to Node's response, for middleware that the shop does not have: Node then sets
  // every header of each answer by itself.
  await app.register(cors, { origin: [new URL(config.publicUrl).origin], credentials: true });
  readJsonBodies(server);
  readMultipart(server);
  logFailedRequests(server);
  countRequests(server, app.get(Metrics));
  await serveApiDocs(app, config);
}
