import type { Readable } from 'node:stream';
import type {
  AuditExportQuery,
  AuditLogAnswer,
  AuditLogQuery,
} from '@jhola/shared/contracts/audit-log.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { type AuditEntryRecord, auditEntryModel } from '#platform/audit-log/audit-entry.model.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { searchedPrefix } from '#platform/database/search-parts.js';
import { UserDirectory } from '../account/user-directory.service.js';
import { activityCsv } from './activity-csv.js';
import { entryOf, type NamedEntry, usersIn } from './entry-of.js';

const NEWEST_FIRST = { at: -1, _id: -1 } as const;
/** How many entries one query of an export reads. */
const BATCH_SIZE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Lists of what administrators did, newest first, each answered from an index. */
@Injectable()
export class ActivityLists {
  constructor(
    @InjectModel(auditEntryModel.name) private readonly entries: Model<AuditEntryRecord>,
    private readonly userDirectory: UserDirectory,
    private readonly audit: AuditLog,
  ) {}

  /**
   * A page of the wanted entries.
   * @throws ShopError request.invalid when the cursor names no entry
   */
  async page({ cursor, limit, ...wanted }: AuditLogQuery): Promise<AuditLogAnswer['data']> {
    const after = cursor ? await this.entries.findById(cursor).lean<AuditEntryRecord>() : undefined;
    if (after === null) throw new ShopError('request.invalid', { reason: 'cursor is not an entry' });
    // One more than requested shows whether there is a next page.
    const [records, administrators] = await Promise.all([
      this.newest(wanted, limit + 1, after),
      this.userDirectory.administrators(),
    ]);
    const shown = records.slice(0, limit);
    const last = records.length > limit ? shown.at(-1) : undefined;
    return {
      entries: (await this.named(shown)).map(({ record, users }) => entryOf(record, users)),
      nextCursor: last?._id.toHexString() ?? null,
      administrators: administrators.map(({ _id, name }) => ({ _id, name })),
    };
  }

  /** All wanted entries as a CSV file; that it was asked for is an entry itself. */
  async csv(by: AdminActor, wanted: AuditExportQuery): Promise<Readable> {
    const { search, ...filters } = wanted;
    await this.audit.add(null, by, {
      action: 'files.activity-exported',
      after: { ...filters, ...(search && { searched: true }) },
    });
    return activityCsv(this.all(wanted));
  }

  /** In batches; a slow consumer holds no cursor open. */
  private async *all(wanted: AuditExportQuery): AsyncGenerator<NamedEntry[]> {
    for (let after: AuditEntryRecord | undefined; ; ) {
      const records = await this.newest(wanted, BATCH_SIZE, after);
      yield await this.named(records);
      after = records.at(-1);
      if (records.length < BATCH_SIZE) return;
    }
  }

  private newest(
    wanted: AuditExportQuery,
    limit: number,
    after: AuditEntryRecord | undefined,
  ): Promise<AuditEntryRecord[]> {
    return this.entries
      .find({ ...filterOf(wanted), ...whenDone(wanted, after) })
      .sort(NEWEST_FIRST)
      .limit(limit)
      .lean<AuditEntryRecord[]>();
  }

  private async named(records: readonly AuditEntryRecord[]): Promise<NamedEntry[]> {
    const users = await this.userDirectory.byIds(records.flatMap(usersIn));
    return records.map((record) => ({ record, users }));
  }
}

function filterOf({ area, userId, search }: AuditExportQuery): QueryFilter<AuditEntryRecord> {
  return {
    ...(area && { area }),
    ...(userId && { 'actor.userId': userId }),
    ...(search && { searchParts: trusted({ $regex: searchedPrefix(search) }) }),
  };
}

/** Done within the wanted days of India, and before `after`. */
function whenDone(
  { from, to }: AuditExportQuery,
  after: Pick<AuditEntryRecord, 'at' | '_id'> | undefined,
): QueryFilter<AuditEntryRecord> {
  const within = {
    ...(from && { $gte: beginOf(from) }),
    ...(to && { $lt: new Date(beginOf(to).getTime() + DAY_MS) }),
  };
  if (!after) return Object.keys(within).length > 0 ? { at: trusted(within) } : {};
  return {
    // The first condition bounds the index; the second separates entries of the same moment.
    at: trusted({ ...within, $lte: after.at }),
    $or: [{ at: trusted({ $lt: after.at }) }, { at: after.at, _id: trusted({ $lt: after._id }) }],
  };
}

const beginOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);
