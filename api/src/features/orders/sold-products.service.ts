import { Injectable, OnModuleInit } from '@nestjs/common';
import { Events } from '#platform/events/events.service.js';
import { Stock } from '../catalogue/stock/stock.service.js';
import { orderHeld, orderItemsCancelled, orderMoved, orderPlaced } from './order-events.js';

/**
 * Bumps the revision of products that were sold or came back, once an order's transaction is committed, so
 * that devices fetch them.
 */
@Injectable()
export class SoldProducts implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly stock: Stock,
  ) {}

  onModuleInit(): void {
    this.events.on(orderHeld, ({ productIds }) => this.stock.afterStockChange(productIds));
    this.events.on(orderPlaced, ({ productIds }) => this.stock.afterStockChange(productIds));
    this.events.on(orderItemsCancelled, ({ productIds }) => this.stock.afterStockChange(productIds));
    this.events.on(orderMoved, async ({ stage, productIds }) => {
      if (stage === 'CANCELLED') await this.stock.afterStockChange(productIds);
    });
  }
}
