import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Jobs } from '#platform/jobs/jobs.service.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { CardPayments } from './card-payments.service.js';
import { nextCheckAt } from './payment-resolution.js';

/** The longest interval between two rounds. */
const LONGEST_ROUND_MS = 15_000;
const LEASE_MS = 60_000;
const CONCURRENCY = 4;

/**
 * Asks the provider about payments that it has not reported: its message may be lost, or the shop may have
 * crashed in between. No payment stays open because of a lost message.
 */
@Injectable()
export class CardSweep implements OnModuleInit {
  private readonly pauseMs: number;

  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    private readonly payments: CardPayments,
    private readonly jobs: Jobs,
    { paymentCheckS }: ShopConfig,
  ) {
    this.pauseMs = paymentCheckS * 1000;
  }

  onModuleInit(): void {
    const retryAt = ({ payment }: OrderRecord) => nextCheckAt(payment, new Date(), this.pauseMs);
    this.jobs.queue<OrderRecord>({
      name: 'card-payments',
      model: this.orders,
      dueAt: 'payment.card.checkAt',
      failures: 'payment.card.looks',
      facts: ({ orderId }) => ({ orderId }),
      concurrency: CONCURRENCY,
      leaseMs: LEASE_MS,
      everyMs: Math.min(this.pauseMs, LONGEST_ROUND_MS),
      whenDone: 'keep',
      handle: async (order) => {
        if (order.payment.card?.sessionId) await this.payments.reconcile({ orderId: order.orderId });
        else await this.payments.abandon(order.orderId);
        // A payment that is resolved has lost its date by now, and is not checked again.
        return retryAt(order);
      },
      retryAt,
    });
  }
}
