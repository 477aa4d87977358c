import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { PersonalData, type PersonalDataSource } from '../account/personal-data/personal-data.service.js';
import { type OrderRecord, orderModel } from './models/order.model.js';
import { toOrder } from './order-answer.js';
import { OrderProgress } from './order-progress.service.js';
import { orderSearchParts } from './order-search.js';
import { OrderTrail } from './trail/order-trail.service.js';

/** The owner of anonymized orders: an id that no account has. */
const NOBODY = new Types.ObjectId('000000000000000000000000');
const FORMER_CUSTOMER = 'Former customer';

/** The copies that replace a user's data in their orders. */
const copies: Pick<OrderRecord, 'customer' | 'deliveryAddress'> = {
  customer: { name: FORMER_CUSTOMER, mobile: '' },
  deliveryAddress: {
    name: FORMER_CUSTOMER,
    building: '',
    street: '',
    city: '',
    district: '',
    state: '',
    country: '',
    postalCode: '',
    mobile: '',
    address: '',
  },
};
const anonymous = { userId: NOBODY, ...copies, searchParts: orderSearchParts(copies) };

/** A user's rights to their orders. The shop keeps what was sold, but not to whom. */
@Injectable()
export class PersonalOrders implements PersonalDataSource, OnModuleInit {
  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    private readonly progress: OrderProgress,
    private readonly trail: OrderTrail,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.provide('orders', this);
  }

  async export(userId: string) {
    const records = await this.orders.find({ userId }).sort({ createdAt: 1 }).lean<OrderRecord[]>();
    return records.map(toOrder);
  }

  /** Open orders are cancelled first: without an address they cannot be delivered. */
  async remove(userId: string, session: ClientSession): Promise<void> {
    await this.progress.cancelAllOpen(userId, session);
    const own = await this.orders.find({ userId }, { orderId: 1 }).session(session).lean();
    this.trail.forget(
      userId,
      own.map(({ orderId }) => orderId),
      session,
    );
    await this.orders.updateMany({ userId }, { $set: anonymous }, { session });
  }
}
