import type { BulkChange, BulkResult } from '@jhola/shared/contracts/bulk-edit.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { auditSubject } from '#platform/audit-log/audit-subject.js';
import { changedValues } from '#platform/audit-log/changed-values.js';
import { Events } from '#platform/events/events.service.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { StockHistory } from '../stock/stock-history.service.js';
import { productsDeleted } from '../structure/catalogue-events.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import type { BulkBefore, BulkFields } from './bulk-change.js';

/** A product of the selection that is there, and its outcome. */
export interface Judged {
  readonly before: BulkBefore;
  /** Empty when nothing changes. */
  readonly fields: BulkFields;
  readonly result: BulkResult;
}

/** The transaction of a bulk edit, and the revision that it has taken. */
export interface BulkTransaction {
  readonly session: ClientSession;
  readonly revision: number;
}

/** Writes what was judged of many products, with what belongs to it: history of the stock, tombstones, audit log, events. */
@Injectable()
export class BulkWrites {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly writes: CatalogueWrites,
    private readonly history: StockHistory,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /** Changes the products whose fields change. */
  async change(
    by: AdminActor,
    judged: readonly Judged[],
    change: BulkChange,
    { session, revision }: BulkTransaction,
  ): Promise<void> {
    const changed = judged.filter(({ fields }) => Object.keys(fields).length > 0);
    if (changed.length === 0) return;
    await this.products.bulkWrite(
      changed.map(({ before: { _id }, fields }) => ({
        updateOne: { filter: { _id }, update: { $set: { ...fields, revision } } },
      })),
      { session },
    );
    const ofDraft = (draft: boolean) =>
      changed.filter(({ fields }) => fields.draft === draft).map(({ before }) => before._id);
    await this.writes.addTombstones('product', ofDraft(true), revision, session);
    await this.writes.removeTombstones(ofDraft(false), session);
    if (change.stock) await this.recordAdjustments(by.userId, changed, change.stock, session);
    const items = changed.map(({ before, result }) => ({
      subject: auditSubject('product', before),
      ...changedValues({ ...result.before }, { ...result.after }),
    }));
    await this.audit.add(session, by, { action: 'catalogue.products-changed', items });
  }

  /** Deletes the products and leaves tombstones for copies of the catalogue. */
  async delete(
    by: AdminActor,
    judged: readonly Judged[],
    { session, revision }: BulkTransaction,
  ): Promise<void> {
    if (judged.length === 0) return;
    const ids = judged.map(({ before }) => before._id);
    await this.products.deleteMany({ _id: trusted({ $in: ids }) }, { session });
    await this.writes.addTombstones('product', ids, revision, session);
    const items = judged.map(({ before, result }) => ({
      subject: auditSubject('product', before),
      before: { ...result.before },
    }));
    await this.audit.add(session, by, { action: 'catalogue.products-deleted', items });
    await this.events.publish(session, productsDeleted({ productIds: ids.map((id) => id.toHexString()) }));
  }

  private recordAdjustments(
    by: string,
    changed: readonly Judged[],
    { reason, text }: NonNullable<BulkChange['stock']>,
    session: ClientSession,
  ): Promise<void> {
    const adjusted = changed.flatMap(({ before, fields: { stock: left } }) =>
      left === undefined
        ? []
        : [{ productId: before._id.toHexString(), by, change: left - before.stock, left, reason, text }],
    );
    return this.history.addAll(session, adjusted);
  }
}
