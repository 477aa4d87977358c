import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { comparedText } from '../models/compared-text.js';
import { plainText } from '../models/plain-text.js';
import { type ProductRecord, productModel } from '../models/product.model.js';

const BATCH_SIZE = 500;

type Stored = Pick<ProductRecord, '_id' | 'name' | 'unit' | 'importKey' | 'listKey'>;

/** Adds the identity fields to products that were imported before these fields existed. */
@Injectable()
export class ProductIdentityUpkeep implements OnApplicationBootstrap {
  constructor(@InjectModel(productModel.name) private readonly products: Model<ProductRecord>) {}

  async onApplicationBootstrap(): Promise<void> {
    const unknown = this.products
      .find({ nameLower: null }, { name: 1, unit: 1, importKey: 1, listKey: 1 })
      .lean<Stored[]>()
      .cursor({ batchSize: BATCH_SIZE });
    await unknown.eachAsync(
      (products) =>
        this.products.bulkWrite(
          products.map((product) => ({
            updateOne: {
              // A concurrent change of the name has written the field already.
              filter: { _id: product._id, nameLower: null },
              update: { $set: identityOf(product) },
              timestamps: false,
            },
          })),
        ),
      { batchSize: BATCH_SIZE },
    );
  }
}

/** The identity of a product that does not have the fields yet. */
export function identityOf({ name, unit, importKey, listKey }: Omit<Stored, '_id'>) {
  const key = listKey ?? keyIn(importKey, `${name} ${unit}`);
  return { nameLower: comparedText(name), ...(key && { listKey: key }) };
}

/** The key of a product in its list; older imports stored name and unit where the list had no key. */
function keyIn(importKey: string | undefined, nameAndUnit: string): string | undefined {
  const key = plainText(importKey?.replace(/^[^:]*:/, '') ?? '');
  return key && key !== comparedText(nameAndUnit) ? key : undefined;
}
