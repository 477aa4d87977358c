import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { comparedText } from '../models/compared-text.js';
import { PRODUCT, type ProductModel, type ProductRecord } from '../models/product.model.js';
import { plainText } from './plain-text.js';

const BATCH_SIZE = 500;

type Stored = Pick<ProductRecord, '_id' | 'name' | 'unit' | 'importKey' | 'listKey'>;

/** Makes products known to imports that were written when these went by the names of files. */
@Injectable()
export class ProductIdentityUpkeep implements OnApplicationBootstrap {
  constructor(@InjectModel(PRODUCT) private readonly products: ProductModel) {}

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
              // Whoever changes the name meanwhile has written the new one.
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

/** What imports know a product by, of one that has none of it yet. */
export function identityOf({ name, unit, importKey, listKey }: Omit<Stored, '_id'>) {
  const key = listKey ?? keyIn(importKey, `${name} ${unit}`);
  return { nameLower: comparedText(name), ...(key && { listKey: key }) };
}

/** The key of the list behind its kind; older imports wrote name and unit there where the list had none. */
function keyIn(importKey: string | undefined, nameAndUnit: string): string | undefined {
  const key = plainText(importKey?.replace(/^[^:]*:/, '') ?? '');
  return key && key !== comparedText(nameAndUnit) ? key : undefined;
}
