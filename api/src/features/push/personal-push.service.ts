import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PersonalData, type PersonalDataSource } from '../account/personal-data/personal-data.service.js';
import { type StockWaitRecord, stockWaitModel } from './models/stock-wait.model.js';
import { type SubscriptionRecord, subscriptionModel } from './models/subscription.model.js';
import { PushOutbox } from './push-outbox.service.js';

/** A user's rights to the data of their notifications. */
@Injectable()
export class PersonalPush implements PersonalDataSource, OnModuleInit {
  constructor(
    @InjectModel(subscriptionModel.name) private readonly subscriptions: Model<SubscriptionRecord>,
    @InjectModel(stockWaitModel.name) private readonly waits: Model<StockWaitRecord>,
    private readonly outbox: PushOutbox,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.provide('notifications', this);
  }

  /** The devices by their push service alone: the whole address would allow sending to it. */
  async export(userId: string) {
    const [devices, waits] = await Promise.all([
      this.subscriptions.find({ userId }).sort({ at: 1 }).lean<SubscriptionRecord[]>(),
      this.waits.find({ userId }).sort({ createdAt: 1 }).lean<StockWaitRecord[]>(),
    ]);
    return [
      ...devices.map(({ endpoint, wishes, language, at }) => ({
        pushService: new URL(endpoint).host,
        wishes: {
          orderStatus: wishes.orderStatus,
          newOrders: wishes.newOrders,
          answers: wishes.answers ?? true,
        },
        language,
        lastSeenAt: at,
      })),
      ...waits.map(({ productId, variantId, createdAt }) => ({
        waitsFor: productId.toHexString(),
        ...(variantId && { variantId }),
        createdAt,
      })),
    ];
  }

  async remove(userId: string, session: ClientSession): Promise<void> {
    await this.subscriptions.deleteMany({ userId }).session(session);
    await this.waits.deleteMany({ userId }).session(session);
    await this.outbox.forget({ userId }, session);
  }
}
