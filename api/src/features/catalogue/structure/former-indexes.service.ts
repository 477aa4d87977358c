import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo } from 'mongoose';
import { type ProductRecord, productModel } from '../models/product.model.js';

/** Indexes of products that versions before had, by name. */
const FORMER = ['nameLower_1'];
const INDEX_NOT_FOUND = 27;

/** Drops the indexes of earlier versions: each costs every write of a product, and no query asks for it. */
@Injectable()
export class FormerIndexes implements OnApplicationBootstrap {
  constructor(@InjectModel(productModel.name) private readonly products: Model<ProductRecord>) {}

  async onApplicationBootstrap(): Promise<void> {
    const { collection } = this.products;
    const known = new Set((await collection.indexes()).map(({ name }) => name));
    for (const name of FORMER) {
      if (known.has(name)) await collection.dropIndex(name).catch(unlessGone);
    }
  }
}

/** Another process may have dropped it meanwhile. */
function unlessGone(error: unknown): void {
  if (!(error instanceof mongo.MongoServerError && error.code === INDEX_NOT_FOUND)) throw error;
}
