import { isDeepStrictEqual } from 'node:util';
import type { DeliveryArea, DeliveryAreaFields } from '@jhola/shared/contracts/delivery-areas.contract';
import { rangesOfCodes } from '@jhola/shared/domain/delivery-areas/pincode-sets';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Pincodes } from '../addresses/pincodes/pincodes.service.js';
import { type DeliveryAreasRecord, deliveryAreasModel } from './models/delivery-areas.model.js';

/**
 * The PIN codes of the districts that areas name. They are stored with the areas, so that devices can ask without the list of PIN
 * codes, and follow each import of that list.
 */
@Injectable()
export class DistrictCodes implements OnModuleInit {
  constructor(
    @InjectModel(deliveryAreasModel.name) private readonly areas: Model<DeliveryAreasRecord>,
    private readonly pincodes: Pincodes,
  ) {}

  onModuleInit(): void {
    this.pincodes.onReplaced((session) => this.refresh(session));
  }

  /** The areas with the PIN codes of their districts, by one query. A district that the list lacks has none. */
  async resolved(
    areas: readonly (DeliveryAreaFields | DeliveryArea)[],
    session: ClientSession,
  ): Promise<DeliveryArea[]> {
    const codesOf = await this.pincodes.codesOf(
      areas.flatMap(({ districts }) => districts),
      session,
    );
    return areas.map((area) => ({
      ...area,
      districtCodes: rangesOfCodes(area.districts.flatMap(codesOf)),
    }));
  }

  /** Brings the stored areas in step with the list of PIN codes, as their next version. */
  private async refresh(session: ClientSession): Promise<void> {
    const record = await this.areas.findById('areas').session(session).lean<DeliveryAreasRecord>();
    if (!record) return;
    const areas = await this.resolved(record.areas, session);
    if (isDeepStrictEqual(areas, record.areas)) return;
    const next = { areas, version: record.version + 1 };
    await this.areas.updateOne({ _id: 'areas', version: record.version }, { $set: next }, { session });
  }
}
