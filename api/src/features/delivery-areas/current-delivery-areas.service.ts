import type { DeliveryAreas } from '@jhola/shared/contracts/delivery-areas.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Remembered } from '#platform/answers/remembered.js';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { type DeliveryAreasRecord, deliveryAreasModel } from './models/delivery-areas.model.js';

/** The tag of responses and pages that depend on where the shop delivers; dropped after a change's commit. */
export const DELIVERY_AREAS_TAG = 'delivery-areas';

/** Where the shop delivers (docs/product.md#delivery-areas), for whatever depends on it. */
@Injectable()
export class CurrentDeliveryAreas {
  private readonly remembered: Remembered<DeliveryAreas>;

  constructor(
    @InjectModel(deliveryAreasModel.name) private readonly records: Model<DeliveryAreasRecord>,
    config: ShopConfig,
    answers: ResponseCache,
  ) {
    this.remembered = new Remembered(() => this.read(), config, answers, DELIVERY_AREAS_TAG);
  }

  /** The areas as they are now; none until they are saved for the first time. */
  get(): Promise<DeliveryAreas> {
    return this.remembered.get();
  }

  /** As get, from the database. @param session of the transaction that changes them */
  async read(session: ClientSession | null = null): Promise<DeliveryAreas> {
    const record = await this.records.findById('areas').session(session).lean<DeliveryAreasRecord>();
    return record ? { version: record.version, areas: record.areas } : { version: 0, areas: [] };
  }
}
