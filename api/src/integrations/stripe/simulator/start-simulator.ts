import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { CardSimulator } from './card-simulator.js';
import { serveSimulatorPages } from './serve-simulator-pages.js';
import { serveSimulatorApi } from './simulator-api.js';
import { SimulatorStore } from './simulator-store.js';
import { SimulatorWebhooks } from './simulator-webhooks.js';

/** How often sessions whose time has come are looked for. */
const ROUND_MS = 1000;

/** How a simulator is started. */
export interface SimulatorSettings {
  /** What it knows is kept here. */
  readonly file: string;
  /** Whoever has it may call the API. */
  readonly secretKey: string;
  /** Where the pages stand: on the simulator's own address, or with the shop that opens them. */
  readonly pages: 'own' | 'shop';
  /** 0, unless said otherwise: any that is free. */
  readonly port?: number;
  /** For tests: what the server is to do besides, before it listens. */
  readonly prepare?: (server: FastifyInstance) => void;
}

/** A simulator that answers. */
export interface RunningSimulator {
  /** Where its API answers: STRIPE_API_BASE. */
  readonly url: string;
  readonly simulator: CardSimulator;
  stop(): Promise<void>;
}

/** Starts a simulator on a loopback port of its own; events wait until `courier.deliverTo` says where to. */
export async function startSimulator(settings: SimulatorSettings): Promise<RunningSimulator> {
  const server = fastify({ forceCloseConnections: true });
  const store = new SimulatorStore(settings.file);
  const webhooks = new SimulatorWebhooks(store);
  // The address is known once it listens, and nobody opens a page before.
  const page = { url: '' };
  const simulator = new CardSimulator(store, webhooks, () =>
    settings.pages === 'own' ? page.url : undefined,
  );
  settings.prepare?.(server);
  serveSimulatorApi(server, simulator, settings.secretKey);
  if (settings.pages === 'own') await serveSimulatorPages(server, simulator, 'everybody');
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
