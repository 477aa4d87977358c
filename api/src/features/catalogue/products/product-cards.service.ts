import type { AdminProduct, Product, ProductSummary } from '@jhola/shared/contracts/product.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { CARD_FIELDS, type CardRecord } from '../models/card-record.js';
import { type ProductRecord, productModel, published } from '../models/product.model.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { KnownCards } from './known-cards.service.js';
import { adminProductOf, productOf, summaryOf } from './product-answer.js';

/** Products by their ids, in the given order, for every list of products. Drafts count as missing. */
@Injectable()
export class ProductCards {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly names: CatalogueNames,
    private readonly known: KnownCards,
  ) {}

  /** Whether the product exists. */
  async exists(productId: string): Promise<boolean> {
    return (await this.products.exists({ _id: productId, ...published() })) !== null;
  }

  /** Cards for these products, by at most one query; missing products are left out. */
  async summaries(ids: readonly string[]): Promise<ProductSummary[]> {
    const cards = await this.known.of(ids, (unknown) => this.readSummaries(unknown));
    return ids.flatMap((id) => cards.get(id) ?? []);
  }

  /** The whole products, by one query; missing ones are left out. */
  async whole(ids: readonly string[]): Promise<Product[]> {
    if (ids.length === 0) return [];

    const records = await this.products.find(among(ids)).lean<ProductRecord[]>();
    return inOrderOf(ids, records).map((record) => productOf(record, this.names));
  }

  /** The whole products as administrators see them, drafts among them. */
  async forAdmins(ids: readonly string[]): Promise<AdminProduct[]> {
    if (ids.length === 0) return [];

    const records = await this.products.find({ _id: trusted({ $in: ids }) }).lean<ProductRecord[]>();
    return inOrderOf(ids, records).map((record) => adminProductOf(record, this.names));
  }

  private async readSummaries(ids: readonly string[]): Promise<ProductSummary[]> {
    const records = await this.products.find(among(ids), CARD_FIELDS).lean<CardRecord[]>();
    return records.map((record) => summaryOf(record, this.names));
  }
}

const among = (ids: readonly string[]) => ({ _id: trusted({ $in: ids }), ...published() });

function inOrderOf<Record extends Pick<ProductRecord, '_id'>>(
  ids: readonly string[],
  records: readonly Record[],
): Record[] {
  const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
