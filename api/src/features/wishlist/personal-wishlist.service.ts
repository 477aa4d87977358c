import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PersonalData, type PersonalDataSource } from '../account/personal-data/personal-data.service.js';
import { type WishlistItemRecord, wishlistItemModel } from './models/wishlist-item.model.js';

/** A user's rights to their wishlist. */
@Injectable()
export class PersonalWishlist implements PersonalDataSource, OnModuleInit {
  constructor(
    @InjectModel(wishlistItemModel.name) private readonly items: Model<WishlistItemRecord>,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.provide('wishlist', this);
  }

  async export(userId: string) {
    const items = await this.items.find({ userId }).sort({ createdAt: 1 }).lean<WishlistItemRecord[]>();
    return items.map(({ productId, createdAt }) => ({ productId: productId.toHexString(), createdAt }));
  }

  async remove(userId: string, session: ClientSession): Promise<void> {
    await this.items.deleteMany({ userId }).session(session);
  }
}
