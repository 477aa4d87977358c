import { toRupees } from '@jhola/shared/domain/money/money';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { Events } from '#platform/events/events.service.js';
import { IdBatches } from '#platform/jobs/id-batches.js';
import { orderMoved, orderPlaced } from '../orders/order-events.js';
import { PushOutbox } from './push-outbox.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** Orders of so long ask together for the devices to notify. */
const GATHER_MS = 250;

/** Notifies devices of orders: administrators of new ones, customers of the progress of theirs. */
@Injectable()
export class OrderNews implements OnModuleInit {
  /** The totals in paise of new orders that no device was notified of yet, by their numbers. */
  private readonly totals = new Map<string, number>();
  private readonly placed = new IdBatches((orderIds) => this.notifyOf(orderIds), GATHER_MS);

  constructor(
    private readonly events: Events,
    private readonly subscriptions: PushSubscriptions,
    private readonly outbox: PushOutbox,
  ) {}

  onModuleInit(): void {
    this.events.on(orderPlaced, ({ orderId, totalPaise }) => {
      this.totals.set(orderId, totalPaise);
      return this.placed.add(orderId);
    });
    this.events.on(orderMoved, async ({ orderId, userId, stage, tracking }) => {
      const devices = await this.subscriptions.ofUsers([userId], 'orderStatus');
      const news = { kind: 'order-status', orderId, stage, ...(tracking && { tracking }) } as const;
      // A paid card order becomes PLACED: its customer has just done that and needs no notification.
      if (stage !== 'PLACED') await this.outbox.write(news, devices);
    });
  }

  private async notifyOf(orderIds: readonly string[]): Promise<void> {
    const news = orderIds.map((orderId) => {
      const total = toRupees(this.totals.get(orderId) ?? 0);
      this.totals.delete(orderId);
      return { kind: 'new-order', orderId, total } as const;
    });
    await this.outbox.writeAll(news, await this.subscriptions.forNewOrders());
  }
}
