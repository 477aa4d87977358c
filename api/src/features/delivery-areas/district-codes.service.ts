import { isDeepStrictEqual } from 'node:util';
import type {
  DeliveryArea,
  DeliveryAreaFields,
  District,
} from '@jhola/shared/contracts/delivery-areas.contract';
import { rangesOfCodes } from '@jhola/shared/domain/delivery-areas/pincode-sets';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { type PincodeRecord, pincodeModel } from '../addresses/models/pincode.model.js';
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
    @InjectModel(pincodeModel.name) private readonly pincodes: Model<PincodeRecord>,
    private readonly list: Pincodes,
  ) {}

  onModuleInit(): void {
    this.list.onReplaced((session) => this.refresh(session));
  }

  /** The districts of the list of PIN codes, by state and name. */
  async all(): Promise<District[]> {
    const rows = await this.pincodes.aggregate<{ _id: District }>([
      { $unwind: '$places' },
      { $group: { _id: { state: '$places.state', district: '$places.district' } } },
    ]);
    return rows
      .map(({ _id: { district, state } }) => ({ district, state }))
      .sort(
        (one, other) => one.state.localeCompare(other.state) || one.district.localeCompare(other.district),
      );
  }

  /** The areas with the PIN codes of their districts, by one query. A district that the list lacks has none. */
  async resolved(
    areas: readonly (DeliveryAreaFields | DeliveryArea)[],
    session: ClientSession,
  ): Promise<DeliveryArea[]> {
    const codes = await this.codesOf(
      areas.flatMap(({ districts }) => districts),
      session,
    );
    return areas.map((area) => ({
      ...area,
      districtCodes: rangesOfCodes(area.districts.flatMap((district) => codes.get(keyOf(district)) ?? [])),
    }));
  }

  private async codesOf(
    districts: readonly District[],
    session: ClientSession,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const codes = new Map<string, string[]>();
    if (districts.length === 0) return codes;
    const names = [...new Set(districts.map(({ district }) => district))];
    const found = await this.pincodes
      .find({ 'places.district': trusted({ $in: names }) }, { _id: 0 })
      .session(session)
      .lean<PincodeRecord[]>();
    for (const { pincode, places } of found) {
      for (const place of places) {
        const key = keyOf(place);
        const known = codes.get(key);
        if (known) known.push(pincode);
        else codes.set(key, [pincode]);
      }
    }
    return codes;
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

const keyOf = ({ district, state }: District): string => `${district}\n${state}`;
