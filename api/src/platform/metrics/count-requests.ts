import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.service.js';

/** Counts every request when its answer is sent. */
export function countRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.method, request.routeOptions.url, reply.statusCode, reply.elapsedTime);
    done();
  });
}
