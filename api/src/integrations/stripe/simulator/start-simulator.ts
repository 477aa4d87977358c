import type { AddressInfo } from 'node:net';
import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import fastify, { type FastifyInstance } from 'fastify';
import { CardSimulator } from './card-simulator.js';
import { serveSimulatorPages } from './serve-simulator-pages.js';
import { serveSimulatorApi } from './simulator-api.js';
import { SimulatorStore } from './simulator-store.js';
import { SimulatorWebhooks } from './simulator-webhooks.js';

/** How often expired sessions are searched for. */
const ROUND_MS = 1000;

/** The options of a simulator. */
export interface SimulatorSettings {
  /** The file of its data. */
  readonly file: string;
  /** The key of its API. */
  readonly secretKey: string;
  /** Where the pages are served: on the simulator's own address, or on that of the shop that opens them. */
  readonly pages: 'own' | 'shop';
  /** 0, the default, means any free port. */
  readonly port?: number;
  /** For tests: extends the server before it listens. */
  readonly prepare?: (server: FastifyInstance) => void;
}

/** A started simulator. */
export interface RunningSimulator {
  /** The address of its API: STRIPE_API_BASE. */
  readonly url: string;
  readonly simulator: CardSimulator;
  stop(): Promise<void>;
}

/** Starts a simulator on a loopback port of its own; events wait until `webhooks.deliverTo` is called. */
export async function startSimulator(settings: SimulatorSettings): Promise<RunningSimulator> {
  const server = fastify({ forceCloseConnections: true });
  const store = new SimulatorStore(settings.file);
  const webhooks = new SimulatorWebhooks(store);
  // The address is known once it listens, and no page is opened before.
  const page = { url: '' };
  const simulator = new CardSimulator(store, webhooks, () =>
    settings.pages === 'own' ? page.url : undefined,
  );
  settings.prepare?.(server);
  serveSimulatorApi(server, simulator, settings.secretKey);
  if (settings.pages === 'own')
    await serveSimulatorPages(server, simulator, 'everybody', async () => shopIdentity.name);
  await server.listen({ host: '127.0.0.1', port: settings.port ?? 0 });
  page.url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const round = setInterval(() => simulator.expireOverdue(), ROUND_MS).unref();
  return {
    url: page.url,
    simulator,
    async stop() {
      clearInterval(round);
      await webhooks.stop();
      await server.close();
    },
  };
}
