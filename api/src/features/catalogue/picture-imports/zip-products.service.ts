import type { RefusedPicture } from '@jhola/shared/contracts/picture-imports.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { idIn } from '../import/match-product.js';
import type { PlannedPictures } from '../import/picture-plans.service.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { barcodeKey, skuKey } from '../models/product-codes.js';
import { groupPictures, pictureNameOf } from './picture-names.js';
import { ZipPictures } from './zip-pictures.js';

/** Codes of one query. */
const BATCH = 500;

/** What a ZIP holds, by product. */
export interface GroupedZip {
  readonly tasks: readonly PlannedPictures[];
  readonly refusals: readonly RefusedPicture[];
}

/** Finds the products that the files of a ZIP are named after. */
@Injectable()
export class ZipProducts {
  constructor(@InjectModel(productModel.name) private readonly products: Model<ProductRecord>) {}

  /**
   * Reads the list of a ZIP; none of its pictures.
   * @throws ShopError as ZipPictures.open
   */
  async grouped(path: string): Promise<GroupedZip> {
    const zip = await ZipPictures.open(path);
    zip.close();
    const codes = zip.paths.flatMap((one) => {
      const name = pictureNameOf(one);
      return name ? [name.whole, ...(name.numbered ? [name.numbered.code] : [])] : [];
    });
    const { ofProduct, refused } = groupPictures(zip.paths, await this.withCodes([...new Set(codes)]));
    return {
      tasks: [...ofProduct].map(([id, indexes]) => ({
        productId: new Types.ObjectId(id),
        sources: indexes.map(String),
      })),
      refusals: refused.map(({ index, reason }) => ({ name: zip.paths[index] ?? '', reason })),
    };
  }

  /** The ids of the products that have a code as SKU, barcode or id. */
  private async withCodes(codes: readonly string[]): Promise<(code: string) => readonly string[]> {
    const ids = new Map<string, Set<string>>();
    const add = (key: string, id: string) => ids.set(key, (ids.get(key) ?? new Set()).add(id));
    for (let from = 0; from < codes.length; from += BATCH) {
      const some = codes.slice(from, from + BATCH);
      for (const { _id, skuKey: sku, barcodeKey: barcode } of await this.find(some)) {
        const id = _id.toHexString();
        add(`id ${id}`, id);
        if (sku) add(`sku ${sku}`, id);
        if (barcode) add(`barcode ${barcode}`, id);
      }
    }
    return (code) => [
      ...new Set(
        [`id ${code}`, `sku ${skuKey(code)}`, `barcode ${barcodeKey(code)}`].flatMap((key) => [
          ...(ids.get(key) ?? []),
        ]),
      ),
    ];
  }

  private find(codes: readonly string[]): Promise<Pick<ProductRecord, '_id' | 'skuKey' | 'barcodeKey'>[]> {
    const among = (field: string, values: readonly unknown[]) =>
      values.length === 0 ? [] : [{ [field]: trusted({ $in: [...values] }) }];
    const $or = [
      ...among('skuKey', codes.map(skuKey)),
      ...among('barcodeKey', codes.map(barcodeKey).filter(Boolean)),
      ...among(
        '_id',
        codes.flatMap((code) => idIn(code) ?? []),
      ),
    ];
    return this.products.find({ $or }, { skuKey: 1, barcodeKey: 1 }).lean<ProductRecord[]>();
  }
}
