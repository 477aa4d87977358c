import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { catalogueCsv, type ExportedProduct } from './catalogue-csv.js';

const BATCH_SIZE = 200;

/** The catalogue as a file. */
@Injectable()
export class CatalogueExport {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly names: CatalogueNames,
    private readonly feed: CatalogueFeed,
    private readonly audit: AuditLog,
  ) {}

  /** All products, drafts too, the oldest first; memory use does not grow with their number. */
  async csv(by: AdminActor): Promise<Readable> {
    await this.audit.add(null, by, { action: 'files.products-exported' });
    return catalogueCsv(this.all());
  }

  /** A slow consumer holds no cursor open. */
  private async *all(): AsyncGenerator<ExportedProduct[]> {
    await this.feed.refresh();
    const categoriesOf = new Map(
      this.names
        .allSubcategories()
        .map(({ _id, category }) => [_id, new Set(category.map((one) => one._id))]),
    );
    for (let after: ProductRecord | undefined; ; ) {
      const some = await this.products
        .find(after ? { _id: trusted({ $gt: after._id }) } : {})
        .sort({ _id: 1 })
        .limit(BATCH_SIZE)
        .lean<ProductRecord[]>();
      yield some.map((product) => this.exported(product, categoriesOf));
      after = some.at(-1);
      if (some.length < BATCH_SIZE) return;
    }
  }

  /** With the first subcategory's name, and that of a category of the product that it belongs to. */
  private exported(
    product: ProductRecord,
    categoriesOf: ReadonlyMap<string, ReadonlySet<string>>,
  ): ExportedProduct {
    const [subcategory] = this.names.subcategoriesOf(product.subCategoryIds);
    const categories = this.names.categoriesOf(product.categoryIds);
    const around = categoriesOf.get(subcategory?._id ?? '');
    const category = categories.find(({ _id }) => around?.has(_id)) ?? categories[0];
    return { product, category: category?.name ?? '', subcategory: subcategory?.name ?? '' };
  }
}
