import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** How long a stop waits for running requests. */
const GRACE_MS = 10_000;
/** How long a process that others have replaced goes on with the connections it has. */
const RETIRE_MS = 5_000;
/** How often it looks whether any is left. */
const LOOK_EVERY_MS = 50;

/** How the shop ends. */
interface Stopping {
  /** Whether it is stopping: what fails from then on fails because of it. */
  readonly isStopping: () => boolean;
  /**
   * Ends it while another process takes new connections: each client learns with the answer to its next request that it has to
   * connect anew, so that none is refused; then as on SIGTERM.
   */
  readonly retire: () => Promise<void>;
}

/**
 * Ends the shop on SIGTERM and SIGINT: no new connections, running requests are finished with `Connection:
 * close`, idle clients are closed immediately, the rest after a grace period; then the database is closed.
 */
export function stopCleanly(app: NestFastifyApplication): Stopping {
  const log = new Logger('Stop');
  let stopping = false;
  let retiring = false;

  // Fastify would wait for clients that keep an idle connection open.
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (_request, reply, payload, done) => {
      if (stopping || retiring) reply.header('connection', 'close');
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
  const retire = async (): Promise<void> => {
    retiring = true;
    const server = app.getHttpServer();
    // The server's own close would end idle connections, on which a request may be under way.
    Server.prototype.close.call(server);
    const end = performance.now() + RETIRE_MS;
    while (performance.now() < end && (await connectionsOf(server)) > 0) await pause(LOOK_EVERY_MS);
    await stop('Replaced');
  };
  return { isStopping: () => stopping, retire };
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
