import { toRupees } from '@jhola/shared/domain/money/money';
import { Injectable } from '@nestjs/common';
import { Events } from '#platform/events/events.service.js';
import { Metrics } from '#platform/metrics/metrics.service.js';
import { orderHeld, orderMoved, orderPlaced } from './order-events.js';

/** Counts for a monitor what becomes of orders in this process (docs/operations.md#metrics). */
@Injectable()
export class OrderMetrics {
  constructor(events: Events, metrics: Metrics) {
    const orders = metrics.counter(
      'jhola_orders_total',
      'Orders that were held for a card, placed, or moved to a stage, by this process.',
      ['step'],
    );
    events.on(orderHeld, () => orders.inc({ step: 'HELD' }));
    events.on(orderPlaced, () => orders.inc({ step: 'PLACED' }));
    events.on(orderMoved, ({ stage }) => orders.inc({ step: stage }));
    const worth = metrics.counter('jhola_orders_placed_rupees_total', 'What placed orders were worth.', []);
    events.on(orderPlaced, ({ totalPaise }) => worth.inc(toRupees(totalPaise)));
  }
}
