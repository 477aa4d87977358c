import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** How long a stop waits for running requests. */
const GRACE_MS = 10_000;

/**
 * Ends the shop on SIGTERM and SIGINT: no new connections, running requests are finished with `Connection:
 * close`, idle clients are closed immediately, the rest after a grace period; then the database is closed.
 * @returns whether the shop is stopping: what fails from then on fails because of it
 */
export function stopCleanly(app: NestFastifyApplication): () => boolean {
  const log = new Logger('Stop');
  let stopping = false;

  // Fastify would wait for clients that keep an idle connection open.
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (_request, reply, payload, done) => {
      if (stopping) reply.header('connection', 'close');
      done(null, payload);
    });

  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.log(`${signal}: the shop closes`);
    const server = app.getHttpServer();
    server.closeIdleConnections();
    const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    try {
      await app.close();
    } catch (error) {
      log.error({ err: error }, 'The shop did not close cleanly');
      process.exitCode = 1;
    }
    clearTimeout(grace);
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  return () => stopping;
}
