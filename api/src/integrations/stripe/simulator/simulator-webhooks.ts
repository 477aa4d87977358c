import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { SimulatedEvent } from './simulated-objects.js';
import type { SimulatorStore } from './simulator-store.js';

/** The pauses before further tries; the last one is repeated. */
const PAUSES_MS = [100, 400, 2_000, 10_000, 60_000];
const PATIENCE_MS = 10_000;

/** Where events are delivered, and the secret that signs them. */
export interface Delivery {
  readonly url: string;
  readonly secret: string;
}

/** Delivers the simulator's signed events to the shop, repeatedly until the shop accepts them. */
export class SimulatorWebhooks {
  private delivery: Delivery | undefined;
  private readonly pauses = new Map<string, NodeJS.Timeout>();
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly store: SimulatorStore) {}

  /** Sets where events are delivered from now on; pending ones are delivered immediately. */
  deliverTo(delivery: Delivery): void {
    this.delivery = delivery;
    for (const { id } of this.store.all('events')) this.bring(id, 0);
  }

  /** Holds events back until `deliverTo` is called again. */
  hold(): void {
    this.delivery = undefined;
    for (const pause of this.pauses.values()) clearTimeout(pause);
    this.pauses.clear();
  }

  /** Sends an event with the object's current state. */
  send(type: string, object: unknown): void {
    const event: SimulatedEvent = {
      id: `evt_test_${randomBytes(12).toString('hex')}`,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      type,
      data: { object },
    };
    this.store.put('events', event);
    this.bring(event.id, 0);
  }

  /** Stops the delivery and waits for running calls. */
  async stop(): Promise<void> {
    this.hold();
    await Promise.all(this.underWay);
  }

  private bring(eventId: string, tries: number): void {
    clearTimeout(this.pauses.get(eventId));
    this.pauses.delete(eventId);
    const event = this.store.get('events', eventId);
    if (!event || !this.delivery) return;
    const work = this.tryToBring(event, this.delivery, tries).finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  private async tryToBring(event: SimulatedEvent, delivery: Delivery, tries: number): Promise<void> {
    if (await isTaken(event, delivery)) {
      this.store.forget('events', event.id);
      return;
    }
    if (this.delivery !== delivery) return;
    const wait = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)];
    const pause = setTimeout(() => this.bring(event.id, tries + 1), wait).unref();
    this.pauses.set(event.id, pause);
  }
}

/** The body and the header of an event in the provider's format. */
export function signedEvent(
  event: SimulatedEvent,
  secret: string,
  sentAt = new Date(),
): { body: string; signature: string } {
  const body = JSON.stringify(event, null, 2);
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
}

async function isTaken(event: SimulatedEvent, { url, secret }: Delivery): Promise<boolean> {
  const { body, signature } = signedEvent(event, secret);
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return ok;
  } catch {
    // The shop is closed or hangs: it is tried again.
    return false;
  }
}
