import { OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { isWithin, type Sender } from '#platform/auth/from-this-computer.js';
import type { Reach } from '#platform/config/demo-mode.js';
import type { CardMode } from '../card-provider.js';
import { StripeCards } from '../stripe-cards.js';
import { serveSimulatorPages } from './serve-simulator-pages.js';
import type { RunningSimulator } from './start-simulator.js';

/** Card payments with play money: Stripe's library, connected to the simulator inside this process. */
export class SimulatedCards extends StripeCards implements OnApplicationShutdown {
  private readonly secret: string;

  constructor(
    private readonly running: RunningSimulator,
    { secretKey, webhookSecret }: { readonly secretKey: string; readonly webhookSecret: string },
    /** Who may pay with play money. */
    private readonly reach: Reach,
  ) {
    super({ secretKey, webhookSecret, apiBase: running.url });
    this.secret = webhookSecret;
  }

  override modeFor(sender: Sender): CardMode {
    return isWithin(this.reach, sender) ? this.mode : 'off';
  }

  /** Serves the pages on the shop's own address, to clients within their reach. Call before listening. */
  override servePages(server: FastifyInstance, shopName: () => Promise<string>): Promise<void> {
    return serveSimulatorPages(server, this.running.simulator, this.reach, shopName);
  }

  /** Sets the address to which events are delivered, once the shop accepts them. */
  override deliverTo(url: string): void {
    this.running.simulator.webhooks.deliverTo({ url, secret: this.secret });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.running.stop();
  }
}
