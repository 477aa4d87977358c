import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CHANGE_RANKS, type ImportChangeRecord, importChangeModel } from '../models/import-change.model.js';
import { expiryFrom, type PastImportRecord, pastImportModel } from '../models/past-import.model.js';
import type { ProductRecord } from '../models/product.model.js';
import { contentPrint } from './content-print.js';
import type { MadeCategory } from './import-categories.service.js';
import type { SampledUpdate } from './import-samples.js';

/** What some rows of a file changed. */
export interface ImportedChanges {
  readonly created: readonly ProductRecord[];
  readonly changed: readonly Pick<SampledUpdate, 'before' | 'fields' | 'changed'>[];
  readonly made: readonly MadeCategory[];
}

type Change = Pick<ImportChangeRecord, 'rank' | 'targetId'> &
  Partial<Pick<ImportChangeRecord, 'created' | 'before' | 'after'>>;

/** Keeps what imports change for seven days, so that they can be undone. */
@Injectable()
export class ImportChanges {
  constructor(
    @InjectModel(importChangeModel.name) private readonly changes: Model<ImportChangeRecord>,
    @InjectModel(pastImportModel.name) private readonly imports: Model<PastImportRecord>,
  ) {}

  /**
   * Adds what a batch changed, in its transaction; a batch that changed nothing leaves nothing.
   * @returns the ids of what is kept of created products, by their ids
   */
  async add(
    session: ClientSession,
    { importId, fileName }: { readonly importId: Types.ObjectId; readonly fileName: string },
    { created, changed, made }: ImportedChanges,
  ): Promise<ReadonlyMap<string, Types.ObjectId>> {
    const changes: Change[] = [
      ...created.map((record) => ({
        rank: CHANGE_RANKS.product,
        targetId: record._id,
        created: { name: record.name, print: contentPrint(record), stock: record.stock },
      })),
      ...changed.map((update) => ({
        rank: CHANGE_RANKS.product,
        targetId: update.before._id,
        before: valuesOf(update.before, update.changed),
        after: valuesOf(update.fields, update.changed),
      })),
      ...made.map(({ kind, _id, name }) => ({
        rank: CHANGE_RANKS[kind],
        targetId: _id,
        created: { name, print: name },
      })),
    ];
    if (changes.length === 0) return new Map();
    const at = new Date();
    const expiresAt = expiryFrom(at);
    await this.imports.updateOne(
      { _id: importId },
      {
        $inc: { created: created.length, updated: changed.length },
        $set: { expiresAt },
        $setOnInsert: { fileName, at },
      },
      { upsert: true, session },
    );
    // By the driver: checking each again would take longer than writing it.
    const kept = changes.map((change) => ({ _id: new Types.ObjectId(), importId, at, expiresAt, ...change }));
    await this.changes.collection.insertMany(kept, { session });
    return new Map(
      kept.flatMap(({ _id, targetId, created }) => (created ? [[targetId.toHexString(), _id]] : [])),
    );
  }
}

function valuesOf(record: object, names: readonly string[]): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}
