import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { PersonalData, type PersonalDataSource } from '../account/personal-data/personal-data.service.js';
import { type OrderRecord, orderModel } from './models/order.model.js';
import { toOrder } from './order-answer.js';
import { OrderProgress } from './order-progress.service.js';
import { orderSearchParts } from './order-search.js';
import { OrderTrail } from './trail/order-trail.service.js';

/** Whose orders are nobody's any more: an id that no account has. */
const NOBODY = new Types.ObjectId('000000000000000000000000');
const FORMER_CUSTOMER = 'Former customer';

/** What takes the place of a person in their orders. */
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

/** A person's right to their orders. The shop's books keep what was sold; whom to, they forget. */
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

  /** What is still under way is cancelled first: without an address it could reach nobody. */
  async remove(userId: string, session: ClientSession): Promise<void> {
    await this.progress.cancelAllOpen(userId, session);
    const own = await this.orders.find({ userId }, { orderId: 1 }).session(session).lean();
    await this.trail.forget(
      userId,
      own.map(({ orderId }) => orderId),
      session,
    );
    await this.orders.updateMany({ userId }, { $set: anonymous }, { session });
  }
}
