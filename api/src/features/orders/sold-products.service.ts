import { Injectable, OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events.service.js';
import { Stock } from '../catalogue/stock/stock.service.js';
import { orderHeld, orderMoved, orderPlaced } from './order-events.js';

/** Lets devices learn that products were sold or came back, once an order's transaction is committed. */
@Injectable()
export class SoldProducts implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly stock: Stock,
  ) {}

  onModuleInit(): void {
    this.events.on(orderHeld, ({ productIds }) => this.stock.afterStockChange(productIds));
    this.events.on(orderPlaced, ({ productIds }) => this.stock.afterStockChange(productIds));
    this.events.on(orderMoved, async ({ stage, productIds }) => {
      if (stage === 'CANCELLED') await this.stock.afterStockChange(productIds);
    });
  }
}
