import { toRupees } from '@jhola/shared/domain/money/money';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { Events } from '#platform/events/events.service.js';
import { orderMoved, orderPlaced } from '../orders/order-events.js';
import { PushOutbox } from './push-outbox.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** Notifies devices of orders: administrators of new ones, customers of the progress of theirs. */
@Injectable()
export class OrderNews implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly subscriptions: PushSubscriptions,
    private readonly outbox: PushOutbox,
  ) {}

  onModuleInit(): void {
    this.events.on(orderPlaced, async ({ orderId, totalPaise }) => {
      const news = { kind: 'new-order', orderId, total: toRupees(totalPaise) } as const;
      await this.outbox.write(news, await this.subscriptions.forNewOrders());
    });
    this.events.on(orderMoved, async ({ orderId, userId, stage, tracking }) => {
      const devices = await this.subscriptions.ofUsers([userId], 'orderStatus');
      const news = { kind: 'order-status', orderId, stage, ...(tracking && { tracking }) } as const;
      // A paid card order becomes PLACED: its customer has just done that and needs no notification.
      if (stage !== 'PLACED') await this.outbox.write(news, devices);
    });
  }
}
