import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { atTheCommandLine } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import { type PincodeRecord, pincodeModel } from '../models/pincode.model.js';
import type { PincodeFile, PostalLocation } from './read-pincodes.js';

/** PIN codes that are compared, written or deleted in one batch. */
const BATCH = 1000;

/** What an import did, in codes. */
export interface WrittenPincodes {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** The postal locations of PIN codes, from the list the owner imported. */
@Injectable()
export class Pincodes {
  private readonly followers: ((session: ClientSession) => Promise<void>)[] = [];

  constructor(
    @InjectModel(pincodeModel.name) private readonly pincodes: Model<PincodeRecord>,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Has what is made of the list follow each change of it, in the same transaction. */
  onReplaced(follow: (session: ClientSession) => Promise<void>): void {
    this.followers.push(follow);
  }

  /**
   * The districts and states of a PIN code.
   * @throws ShopError pincode.unknown
   */
  async locationsOf(pincode: string): Promise<PostalLocation[]> {
    const found = await this.pincodes.findOne({ pincode }, { _id: 0, places: 1 }).lean<PincodeRecord>();
    if (!found) throw new ShopError('pincode.unknown');
    return found.places.map(({ district, state }) => ({ district, state }));
  }

  /** The districts of the list, by state and name. */
  async districts(): Promise<PostalLocation[]> {
    const rows = await this.pincodes.aggregate<{ _id: PostalLocation }>([
      { $unwind: '$places' },
      { $group: { _id: { state: '$places.state', district: '$places.district' } } },
    ]);
    return rows
      .map(({ _id: { district, state } }) => ({ district, state }))
      .sort(
        (one, other) => one.state.localeCompare(other.state) || one.district.localeCompare(other.district),
      );
  }

  /**
   * The PIN codes of districts, by one query.
   * @returns answers those of a district; none for one that the list lacks
   */
  async codesOf(
    districts: readonly PostalLocation[],
    session: ClientSession,
  ): Promise<(district: PostalLocation) => readonly string[]> {
    const codes = new Map<string, string[]>();
    const names = [...new Set(districts.map(({ district }) => district))];
    const found =
      names.length === 0
        ? []
        : await this.pincodes
            .find({ 'places.district': trusted({ $in: names }) }, { _id: 0 })
            .session(session)
            .lean<PincodeRecord[]>();
    for (const { pincode, places } of found) {
      for (const place of places) {
        const known = codes.get(keyOf(place));
        if (known) known.push(pincode);
        else codes.set(keyOf(place), [pincode]);
      }
    }
    return (district) => codes.get(keyOf(district)) ?? [];
  }

  /**
   * Replaces the shop's list by this one: new codes are added, changed ones updated, missing ones removed. One transaction holds
   * all of it, with its entry in the audit log; a list that changes nothing is no entry.
   * @param fileName names the file in the entry
   */
  replace({ locations, refused }: PincodeFile, fileName: string): Promise<WrittenPincodes> {
    return this.transactions.run(async (session) => {
      const written = await this.write(locations, session);
      const { created: newPincodes, updated: changedPincodes, removed: removedPincodes } = written;
      if (newPincodes + changedPincodes + removedPincodes > 0) {
        await this.audit.add(session, atTheCommandLine, {
          action: 'files.pincodes-imported',
          subject: { type: 'file', name: fileName },
          after: { newPincodes, changedPincodes, removedPincodes, refused: refused.length },
        });
        for (const follow of this.followers) await follow(session);
      }
      return written;
    });
  }

  private async write(locations: PincodeFile['locations'], session: ClientSession): Promise<WrittenPincodes> {
    const counts = { created: 0, updated: 0, unchanged: 0 };
    for (const batch of batches([...locations])) {
      const before = await this.standing(
        batch.map(([pincode]) => pincode),
        session,
      );
      const changed = batch.filter(([pincode, now]) => !isSame(before.get(pincode), now));
      const created = changed.filter(([pincode]) => !before.has(pincode)).length;
      counts.created += created;
      counts.updated += changed.length - created;
      counts.unchanged += batch.length - changed.length;
      if (changed.length > 0) await this.writeBatch(changed, session);
    }
    return { ...counts, removed: await this.removeAllExcept(locations, session) };
  }

  private async standing(
    pincodes: readonly string[],
    session: ClientSession,
  ): Promise<Map<string, readonly PostalLocation[]>> {
    const found = await this.pincodes
      .find({ pincode: trusted({ $in: pincodes }) }, { _id: 0 })
      .session(session)
      .lean<PincodeRecord[]>();
    return new Map(found.map(({ pincode, places: locations }) => [pincode, locations]));
  }

  private async writeBatch(
    changed: readonly (readonly [string, readonly PostalLocation[]])[],
    session: ClientSession,
  ): Promise<void> {
    await this.pincodes.bulkWrite(
      changed.map(([pincode, locations]) => ({
        updateOne: { filter: { pincode }, update: { $set: { places: [...locations] } }, upsert: true },
      })),
      { session },
    );
  }

  private async removeAllExcept(
    locations: ReadonlyMap<string, unknown>,
    session: ClientSession,
  ): Promise<number> {
    const standing = await this.pincodes
      .find({}, { _id: 0, pincode: 1 })
      .session(session)
      .lean<PincodeRecord[]>();
    const gone = standing.map(({ pincode }) => pincode).filter((pincode) => !locations.has(pincode));
    for (const batch of batches(gone))
      await this.pincodes.deleteMany({ pincode: trusted({ $in: batch }) }, { session });
    return gone.length;
  }
}

const isSame = (before: readonly PostalLocation[] | undefined, now: readonly PostalLocation[]): boolean =>
  before?.length === now.length &&
  now.every(({ district, state }, at) => before[at]?.district === district && before[at]?.state === state);

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}

const keyOf = ({ district, state }: PostalLocation): string => `${district}\n${state}`;
