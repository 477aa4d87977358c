import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const SLOW_MS = 1000;

/** Logs requests that failed or were slow. Logging every one would cost more than many responses do. */
export function logFailedRequests(server: FastifyInstance): void {
  const log = new Logger('Requests');
  server.addHook('onResponse', (request, reply, done) => {
    const took = reply.elapsedTime;
    if (reply.statusCode >= 500 || took > SLOW_MS) {
      log.warn(
        {
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(took),
        },
        reply.statusCode >= 500 ? 'A request was answered with an error' : 'A request was slow',
      );
    }
    done();
  });
}
