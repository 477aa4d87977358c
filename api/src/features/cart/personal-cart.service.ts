import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PersonalData, type PersonalDataSource } from '../account/personal-data/personal-data.service.js';
import { type CartLineRecord, cartLineModel } from './models/cart-line.model.js';

/** A user's rights to their cart. */
@Injectable()
export class PersonalCart implements PersonalDataSource, OnModuleInit {
  constructor(
    @InjectModel(cartLineModel.name) private readonly lines: Model<CartLineRecord>,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.provide('cart', this);
  }

  async export(userId: string) {
    const lines = await this.lines.find({ userId }).sort({ addedAt: 1 }).lean<CartLineRecord[]>();
    return lines.map(({ productId, variantKey, quantity, addedAt }) => ({
      productId: productId.toHexString(),
      ...(variantKey && { variantId: variantKey }),
      quantity,
      addedAt,
    }));
  }

  async remove(userId: string, session: ClientSession): Promise<void> {
    await this.lines.deleteMany({ userId }).session(session);
  }
}
