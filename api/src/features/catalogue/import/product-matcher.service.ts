import type { RefusedRow } from '@jhola/shared/contracts/catalogue-files.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { comparedText } from '../models/compared-text.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import type { ImportRow } from './import-report.js';
import { type Candidate, codeKeysOf, type Identity, idIn, matchOf } from './match-product.js';

/** A row, and its product if the shop has it. */
export interface MatchedRow {
  readonly row: ImportRow;
  readonly before: ProductRecord | undefined;
}

/**
 * The rows that each mean one product, and those that are refused because they are ambiguous or an earlier
 * row means the same product.
 */
export interface MatchedRows {
  readonly matched: readonly MatchedRow[];
  readonly refused: readonly RefusedRow[];
  /** The lines of the products of the shop, by the products' ids. */
  readonly lineOf: ReadonlyMap<string, number>;
}

/** The indexed fields that products are matched by. */
type MatchedBy = '_id' | 'listKey' | 'skuKey' | 'barcodeKey' | 'nameLower';

/** Matches the rows of a file to products of the shop, with at most five queries for all rows together. */
@Injectable()
export class ProductMatcher {
  constructor(@InjectModel(productModel.name) private readonly products: Model<ProductRecord>) {}

  /**
   * Matches some rows.
   * @param taken the lines of earlier rows, by the ids of the products they mean
   */
  async match(
    rows: readonly ImportRow[],
    taken: ReadonlyMap<string, number>,
    session?: ClientSession,
  ): Promise<MatchedRows> {
    const candidatesOf = byIdentity(await this.candidates(rows, session));
    const lineOf = new Map<string, number>();
    const matched: MatchedRow[] = [];
    const refused: RefusedRow[] = [];
    for (const row of rows) {
      const { line, product } = row;
      const match = matchOf(product, candidatesOf(product));
      const id = match.ok ? match.known?._id.toHexString() : undefined;
      const earlier = id === undefined ? undefined : (taken.get(id) ?? lineOf.get(id));
      if (!match.ok) refused.push({ line, reason: match.reason });
      else if (earlier !== undefined)
        refused.push({ line, reason: `it is the same product as line ${earlier}` });
      else {
        if (id !== undefined) lineOf.set(id, line);
        matched.push({ row, before: match.known });
      }
    }
    return { matched, refused, lineOf };
  }

  /** The ids of all products that some rows may mean. */
  async candidateIds(rows: readonly ImportRow[]): Promise<string[]> {
    return (await this.candidates(rows)).map(({ _id }) => _id.toHexString());
  }

  private async candidates(rows: readonly ImportRow[], session?: ClientSession): Promise<ProductRecord[]> {
    const keys = rows.flatMap(({ product: { key } }) => key ?? []);
    const names = rows.map(({ product: { name } }) => comparedText(name));
    const codes = rows.map(({ product }) => codeKeysOf(product));
    const skus = rows.flatMap(({ product }) => product.codes.sku || []);
    const find = (field: MatchedBy, values: readonly string[]) =>
      values.length === 0
        ? []
        : this.products
            .find({ [field]: trusted({ $in: [...values] }) })
            .session(session ?? null)
            .lean<ProductRecord[]>();
    // Sequentially: a transaction runs one operation at a time.
    const found = [
      ...(await find(
        '_id',
        keys.flatMap((key) => idIn(key) ?? []),
      )),
      ...(await find('listKey', [...keys, ...skus])),
      ...(await find(
        'skuKey',
        codes.flatMap(({ skuKey }) => skuKey || []),
      )),
      ...(await find(
        'barcodeKey',
        codes.flatMap(({ barcodeKey }) => barcodeKey || []),
      )),
      ...(await find('nameLower', names)),
    ];
    return [...new Map(found.map((product) => [product._id.toHexString(), product])).values()];
  }
}

/** The products that a row may mean, without duplicates. */
function byIdentity<Known extends Candidate>(
  products: readonly Known[],
): (row: Identity) => readonly Known[] {
  const by = new Map<string, Known[]>();
  const put = (text: string, product: Known) => {
    const same = by.get(text);
    if (same) same.push(product);
    else by.set(text, [product]);
  };
  for (const product of products) {
    const { _id, listKey, skuKey, barcodeKey, name } = product;
    put(`key ${_id.toHexString()}`, product);
    if (listKey) put(`key ${listKey}`, product);
    if (skuKey) put(`sku ${skuKey}`, product);
    if (barcodeKey) put(`barcode ${barcodeKey}`, product);
    put(`name ${comparedText(name)}`, product);
  }
  return (row) => {
    const { skuKey, barcodeKey } = codeKeysOf(row);
    const texts = [`key ${row.key}`, `key ${row.codes.sku}`, `sku ${skuKey}`, `barcode ${barcodeKey}`];
    return [...new Set([...texts, `name ${comparedText(row.name)}`].flatMap((text) => by.get(text) ?? []))];
  };
}
