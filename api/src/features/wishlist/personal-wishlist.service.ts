import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongoose';
import { PersonalData, type PersonalDataSource } from '../account/personal-data/personal-data.service.js';
import { type WishModel, type WishRecord, wishModel } from './models/wishlist-item.model.js';

/** A person's right to their wishlist. */
@Injectable()
export class PersonalWishes implements PersonalDataSource, OnModuleInit {
  constructor(
    @InjectModel(wishModel.name) private readonly wishes: WishModel,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.provide('wishlist', this);
  }

  async export(userId: string) {
    const wishes = await this.wishes.find({ userId }).sort({ createdAt: 1 }).lean<WishRecord[]>();
    return wishes.map(({ productId, createdAt }) => ({ productId: productId.toHexString(), createdAt }));
  }

  async remove(userId: string, session: ClientSession): Promise<void> {
    await this.wishes.deleteMany({ userId }).session(session);
  }
}
