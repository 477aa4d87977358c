import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { letGo } from '@jhola/test-doubles/doubles/let-go';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import type { CardSimulator } from '../../src/integrations/stripe/simulator/card-simulator.js';
import { startSimulator } from '../../src/integrations/stripe/simulator/start-simulator.js';

/** Signs the provider's events. */
export const WEBHOOK_SECRET = 'whsec_of_tests';
const SECRET_KEY = 'sk_test_of_tests';

/** What is lost of a call to the provider's API: the request never arrives, or the answer does not. */
export type LostCall = 'request' | 'answer';

/** A card provider that outlives shops: the simulator, inside the test's own process. */
export interface Provider {
  readonly simulator: CardSimulator;
  /** The environment of a shop that is its customer. */
  readonly env: Readonly<Record<string, string>>;
  /** How often each call was made: `POST /v1/refunds`. */
  readonly calls: ReadonlyMap<string, number>;
  /** Decides what is lost of each call from now on; nothing, unless set. */
  loses: ((call: string) => LostCall | undefined) | undefined;
  /** Lets each call wait for this before it does anything; for nothing, unless set. */
  holds: ((call: string) => Promise<unknown> | undefined) | undefined;
  /** Delivers events to this shop; before that they wait, and after `simulator.webhooks.hold()`. */
  deliverTo(shop: Pick<OpenShop, 'url'>): void;
  /** Lets the process end although nobody has stopped it. */
  unref(): void;
  stop(): Promise<void>;
}

/** Starts a card provider. Its events wait until `deliverTo` names a shop. */
export async function aProvider(): Promise<Provider> {
  // The folder of shared shops is removed after the last test, also what nobody has stopped.
  const folder = mkdtempSync(join(process.env.SHARED_SHOPS ?? tmpdir(), 'jhola-cards-'));
  const calls = new Map<string, number>();
  let letGoOf = (): void => {};
  const running = await startSimulator({
    file: join(folder, 'simulator.jsonl'),
    secretKey: SECRET_KEY,
    pages: 'own',
    prepare: (server) => {
      letGoOf = () => letGo(server.server);
      const answerLost = new WeakSet<object>();
      server.addHook('onRequest', async (request, reply): Promise<unknown> => {
        if (!request.url.startsWith('/v1/')) return;
        const name = `${request.method} ${request.routeOptions.url}`;
        calls.set(name, (calls.get(name) ?? 0) + 1);
        const loses = provider.loses?.(name);
        if (loses === 'answer') answerLost.add(request);
        if (loses !== 'request') return provider.holds?.(name);
        reply.hijack();
        request.raw.socket.destroy();
      });
      server.addHook('onSend', async (request) => {
        if (answerLost.has(request)) request.raw.socket.destroy();
      });
    },
  });
  const provider: Provider = {
    simulator: running.simulator,
    env: {
      STRIPE_API_BASE: running.url,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PAYMENT_CHECK_SECONDS: '1',
    },
    calls,
    loses: undefined,
    holds: undefined,
    deliverTo: ({ url }) =>
      running.simulator.webhooks.deliverTo({ url: `${url}${orderPaths.webhook}`, secret: WEBHOOK_SECRET }),
    unref: () => letGoOf(),
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return provider;
}

let running: Promise<Provider> | undefined;

/** The card provider that lives as long as this process, the same for all who ask: the first starts it, nobody stops it. */
export function providerOfThisProcess(): Promise<Provider> {
  running ??= aProvider().then((provider) => {
    provider.unref();
    return provider;
  });
  return running;
}
