import type { AdminProduct, Product, ProductSummary } from '@jhola/shared/contracts/product.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { Batcher } from '#platform/jobs/batcher.js';
import { CARD_FIELDS, type CardRecord } from '../models/card-record.js';
import { type ProductRecord, productModel, published } from '../models/product.model.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { listOfCards } from './card-bytes.js';
import { type CardAge, KnownCards } from './known-cards.service.js';
import { adminProductOf, productOf, summaryOf } from './product-answer.js';

/** Products by their ids, in the given order, for every list of products. Drafts count as missing. */
@Injectable()
export class ProductCards {
  /** What shoppers ask for together is read together: the cards of some ids, and a product's own page. */
  private readonly cardReads: Batcher<readonly string[], ProductSummary[]>;
  private readonly wholeReads: Batcher<string, Product | undefined>;

  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly names: CatalogueNames,
    private readonly known: KnownCards,
  ) {
    this.cardReads = new Batcher((asked) => this.readCards(asked));
    this.wholeReads = new Batcher((ids) => this.readWhole(ids));
  }

  /** Whether the product exists. */
  async exists(productId: string): Promise<boolean> {
    return (await this.products.exists({ _id: productId, ...published() })) !== null;
  }

  /** Cards for these products, by at most one query; missing products are left out. */
  async summaries(ids: readonly string[]): Promise<ProductSummary[]> {
    return JSON.parse(Buffer.concat(await this.sent(ids)).toString());
  }

  /**
   * The same list as it is sent, JSON in parts, for an answer that only passes it on (`okBytes`).
   * @param age how old the cards may be where other processes write, too
   */
  async sent(ids: readonly string[], age: CardAge = 'new'): Promise<Buffer[]> {
    const cards = await this.known.of(ids, age, (unknown) => this.cardReads.load(unknown));
    return listOfCards(cards.filter((card) => card !== undefined));
  }

  /** The whole product; undefined when it is missing. */
  wholeOne(id: string): Promise<Product | undefined> {
    return this.wholeReads.load(id);
  }

  /** The whole products, by one query; missing ones are left out. */
  async whole(ids: readonly string[]): Promise<Product[]> {
    if (ids.length === 0) return [];

    return (await this.readWhole(ids)).flatMap((product) => product ?? []);
  }

  /** The whole products as administrators see them, drafts among them. */
  async forAdmins(ids: readonly string[]): Promise<AdminProduct[]> {
    if (ids.length === 0) return [];

    const records = await this.products.find({ _id: trusted({ $in: ids }) }).lean<ProductRecord[]>();
    return found(ids, byId(records)).map((record) => adminProductOf(record, this.names));
  }

  private async readCards(asked: readonly (readonly string[])[]): Promise<ProductSummary[][]> {
    const records = await this.products.find(among(asked.flat()), CARD_FIELDS).lean<CardRecord[]>();
    const cards = byId(records);
    return asked.map((ids) => found(ids, cards).map((record) => summaryOf(record, this.names)));
  }

  private async readWhole(ids: readonly string[]): Promise<(Product | undefined)[]> {
    const products = byId(await this.products.find(among(ids)).lean<ProductRecord[]>());
    return ids.map((id) => {
      const record = products.get(id);
      return record && productOf(record, this.names);
    });
  }
}

const among = (ids: readonly string[]) => ({ _id: trusted({ $in: [...new Set(ids)] }), ...published() });

type Read = Pick<ProductRecord, '_id'>;

const byId = <Record extends Read>(records: readonly Record[]): ReadonlyMap<string, Record> =>
  new Map(records.map((record) => [record._id.toHexString(), record]));

/** Those of the ids that were found, in their order. */
const found = <Record extends Read>(ids: readonly string[], records: ReadonlyMap<string, Record>): Record[] =>
  ids.flatMap((id) => records.get(id) ?? []);
