import { type DemoProduct } from '@jhola/demo-catalogue/demo-catalogue';
import {
  demoCategories,
  demoProducts,
  demoSubcategories,
} from '@jhola/demo-catalogue/generate-demo-catalogue';
import type { DemoCatalogueState } from '@jhola/shared/contracts/demo-catalogue.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ImportChanges } from '../features/catalogue/import/import-changes.service.js';
import { type CategoryRecord, categoryModel } from '../features/catalogue/models/category.model.js';
import { type PastImportRecord, pastImportModel } from '../features/catalogue/models/past-import.model.js';
import { type ProductRecord, productModel } from '../features/catalogue/models/product.model.js';
import { type SubcategoryRecord, subcategoryModel } from '../features/catalogue/models/subcategory.model.js';
import { CatalogueWrites } from '../features/catalogue/structure/catalogue-writes.service.js';
import type { AdminActor } from '../platform/audit-log/audit-actor.js';
import { AuditLog } from '../platform/audit-log/audit-log.service.js';
import { Transactions } from '../platform/database/transactions.js';
import type { DurableQueue } from '../platform/jobs/durable-queue.js';
import { Jobs } from '../platform/jobs/jobs.service.js';
import {
  categoryDraft,
  productDraft,
  type Stamp,
  subcategoryDraft,
  withIds,
} from './models/demo-documents.js';
import { type OwnerDemoRecord, ownerDemoModel } from './models/owner-demo.model.js';

const ID = { _id: 'owner-demo' } as const;
/** As many as make each subcategory look like one of a real shop. */
const PRODUCTS = 500;
/** Products of one transaction. */
const BATCH = 100;
/** What the imports that can be undone call it. */
const NAME = 'demo-products';

/**
 * Fills an empty shop with demo products when its owner asks for them (docs/product.md#set-up), in the background; a restart goes on
 * where it was. They have no reviews: nobody has bought them. They are undone as an import is.
 */
@Injectable()
export class OwnerDemo {
  private readonly queue: DurableQueue<OwnerDemoRecord>;

  constructor(
    @InjectModel(ownerDemoModel.name) private readonly fills: Model<OwnerDemoRecord>,
    @InjectModel(categoryModel.name) private readonly categories: Model<CategoryRecord>,
    @InjectModel(subcategoryModel.name) private readonly subcategories: Model<SubcategoryRecord>,
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    @InjectModel(pastImportModel.name) private readonly past: Model<PastImportRecord>,
    private readonly changes: ImportChanges,
    private readonly writes: CatalogueWrites,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    jobs: Jobs,
  ) {
    this.queue = jobs.longQueue<OwnerDemoRecord>({
      name: 'owner-demo',
      model: fills,
      dueAt: 'dueAt',
      failures: 'failures',
      facts: ({ products }) => ({ products }),
      handle: (fill, closing) => this.run(fill, closing),
    });
  }

  /** Whether demo products are offered, and how far they are. */
  async state(): Promise<DemoCatalogueState> {
    const fill = await this.fills.findOne(ID).lean<OwnerDemoRecord>();
    const isFilling = fill?.dueAt !== undefined;
    const offered = !isFilling && (await this.isEmpty());
    return { offered, total: PRODUCTS, ...(isFilling && { filling: fill.products }) };
  }

  /**
   * Begins to fill the shop.
   * @throws ShopError import.not-empty
   */
  async start(by: AdminActor): Promise<DemoCatalogueState> {
    await this.transactions.run(async (session) => {
      const running = await this.fills.exists({ ...ID, dueAt: trusted({ $exists: true }) }).session(session);
      if (running || !(await this.isEmpty(session))) throw new ShopError('import.not-empty');
      const at = new Date();
      await this.fills.replaceOne(
        ID,
        { ...ID, importId: new Types.ObjectId(), startedAt: at, products: 0, dueAt: at },
        { upsert: true, session },
      );
      await this.audit.add(session, by, {
        action: 'files.demo-started',
        subject: { type: 'file', name: NAME },
        after: { products: PRODUCTS },
      });
    });
    this.queue.wake();
    return this.state();
  }

  private async isEmpty(session?: ClientSession): Promise<boolean> {
    const found = [
      await this.products.exists({}).session(session ?? null),
      await this.categories.exists({}).session(session ?? null),
    ];
    return found.every((one) => one === null);
  }

  private async run({ importId, startedAt }: OwnerDemoRecord, closing: AbortSignal): Promise<boolean> {
    const all = [...demoProducts({ count: PRODUCTS, now: startedAt })].map(({ product }) => product);
    while (!closing.aborted) {
      if (!(await this.addSome(importId, all))) return true;
    }
    return false;
  }

  /** Adds the next products; false when all are in, or they are undone meanwhile. */
  private addSome(importId: Types.ObjectId, all: readonly DemoProduct[]): Promise<boolean> {
    return this.writes.run(async (session, revision) => {
      const fill = await this.fills
        .findOne({ ...ID, importId })
        .session(session)
        .lean<OwnerDemoRecord>();
      const undone = { _id: importId, undo: trusted({ $exists: true }) };
      if (!fill || (await this.past.exists(undone).session(session))) return false;
      const some = all.slice(fill.products, fill.products + BATCH);
      if (some.length === 0) return false;
      await this.fills.updateOne(ID, { $inc: { products: some.length } }, { session });
      const stamp = { revision, at: new Date() };
      const made = fill.products === 0 ? await this.addCategories(stamp, session) : [];
      const created = some.map((product) =>
        withIds(productDraft({ ...product, ratingHistogram: [0, 0, 0, 0, 0] }, stamp)),
      ) as ProductRecord[];
      await this.products.collection.insertMany(created, { session });
      // They are the same ones each time: after an undo devices know them as deleted.
      const added = [...made, ...created].map(({ _id }) => _id);
      await this.writes.removeTombstones(added, session);
      await this.changes.add(session, { importId, fileName: NAME }, { created, changed: [], made });
      return true;
    });
  }

  private async addCategories(stamp: Stamp, session: ClientSession) {
    const categories = demoCategories().map((one) => withIds(categoryDraft(one, stamp))) as CategoryRecord[];
    const subcategories = demoSubcategories().map((one) =>
      withIds(subcategoryDraft(one, stamp)),
    ) as SubcategoryRecord[];
    await this.categories.collection.insertMany(categories, { session });
    await this.subcategories.collection.insertMany(subcategories, { session });
    return [
      ...categories.map(({ _id, name }) => ({ kind: 'category' as const, _id, name })),
      ...subcategories.map(({ _id, name }) => ({ kind: 'subcategory' as const, _id, name })),
    ];
  }
}
