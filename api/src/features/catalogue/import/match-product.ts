import { comparedText } from '../models/compared-text.js';
import type { ProductRecord } from '../models/product.model.js';
import { barcodeKey, skuKey } from '../models/product-codes.js';
import { OWN_FILE } from './own-file.js';
import type { ImportedProduct } from './read-product.js';

/** The fields of a product that decide whether a row means it. */
export type Candidate = Pick<
  ProductRecord,
  '_id' | 'name' | 'unit' | 'listKey' | 'importKey' | 'skuKey' | 'barcodeKey'
>;

/** The fields of a row that identify its product. */
export type Identity = Pick<ImportedProduct, 'key' | 'source' | 'name' | 'unit' | 'codes' | 'columns'>;

/** The product of the shop that a row means; none when it is new; or why it is ambiguous. */
export type Match<Known extends Candidate> =
  | { readonly ok: true; readonly known: Known | undefined }
  | { readonly ok: false; readonly reason: string };

/** The id of a product of the shop, if the key is one. */
export const idIn = (key: string | undefined): string | undefined =>
  key !== undefined && /^[0-9a-f]{24}$/.test(key) ? key : undefined;

/** The stored form of a list's type and key; undefined when the type is unknown. */
export const importKeyOf = ({ source, key }: Pick<ImportedProduct, 'source' | 'key'>): string | undefined =>
  source && key ? `${source}:${key}` : undefined;

/** Name and unit of a row in compared form; for a file without units the name alone. */
export const nameAndUnitOf = ({ name, unit, columns }: Identity): string =>
  columns.unit ? `${comparedText(name)}\0${comparedText(unit)}` : comparedText(name);

/** A row's SKU and barcode in compared form; empty where it has none. */
export const codeKeysOf = ({ codes: { sku = '', barcode = '' } }: Pick<Identity, 'codes'>) => ({
  skuKey: skuKey(sku),
  barcodeKey: barcodeKey(barcode),
});

/**
 * The product of the shop that a row means: the one with its key, its SKU or its barcode, else the one with its name and unit.
 * The file's name does not matter.
 * @param candidates the products with this key, SKU or barcode, and those with this name
 */
export function matchOf<Known extends Candidate>(row: Identity, candidates: readonly Known[]): Match<Known> {
  const match = matchByAny(row, candidates);
  const codes = codeKeysOf(row);
  const holder = candidates.find(
    (one) =>
      (codes.skuKey && one.skuKey === codes.skuKey) ||
      (codes.barcodeKey && one.barcodeKey === codes.barcodeKey),
  );
  if (!match.ok || !holder || holder === match.known) return match;
  const what =
    codes.skuKey && holder.skuKey === codes.skuKey
      ? `SKU "${row.codes.sku}"`
      : `barcode "${row.codes.barcode}"`;
  return { ok: false, reason: `its ${what} is that of another product, "${holder.name}"` };
}

function matchByAny<Known extends Candidate>(row: Identity, candidates: readonly Known[]): Match<Known> {
  const byKey = withKey(row, candidates);
  const named = candidates.filter((one) => nameAndUnitOf({ ...row, ...nameOf(one) }) === nameAndUnitOf(row));
  if (byKey.length > 0) return oneOf(byKey, named, `have the key "${row.key}"`);
  const byCode = withCode(row, candidates);
  if (byCode) return { ok: true, known: byCode };
  // A product with another key, SKU or barcode is another product, even under the same name. Ids in a file may be those of
  // another shop.
  const codes = codeKeysOf(row);
  const free = named.filter(
    (one) =>
      !(row.key && row.source !== OWN_FILE && one.listKey) &&
      !(codes.skuKey && one.skuKey) &&
      !(codes.barcodeKey && one.barcodeKey),
  );
  return oneOf(free, free, `are called ${row.columns.unit ? `"${row.name}", ${row.unit}` : `"${row.name}"`}`);
}

/** The product with the row's SKU, else its barcode. Before products had a SKU, imports kept one as their key. */
function withCode<Known extends Candidate>(row: Identity, candidates: readonly Known[]): Known | undefined {
  const { skuKey: sku, barcodeKey: barcode } = codeKeysOf(row);
  return (
    candidates.find((one) => sku && one.skuKey === sku) ??
    candidates.find((one) => barcode && one.barcodeKey === barcode) ??
    candidates.find((one) => sku && !one.skuKey && skuKey(one.listKey ?? '') === sku)
  );
}

function withKey<Known extends Candidate>(row: Identity, candidates: readonly Known[]): readonly Known[] {
  const { key, source } = row;
  if (!key) return [];
  const mayBeId = source === undefined || source === OWN_FILE;
  const byId = candidates.filter(({ _id }) => mayBeId && _id.toHexString() === key);
  if (byId.length > 0) return byId;
  const sameKey = candidates.filter(({ listKey }) => listKey === key);
  if (source === undefined) return sameKey;
  const sameImportKey = sameKey.filter(({ importKey }) => importKey === importKeyOf(row));
  return sameImportKey.length > 0
    ? sameImportKey
    : sameKey.filter(({ importKey }) => importKey === undefined);
}

/** The only one, or the only one among those of the same name. */
function oneOf<Known extends Candidate>(
  found: readonly Known[],
  named: readonly Known[],
  what: string,
): Match<Known> {
  const left = found.length > 1 ? found.filter((one) => named.includes(one)) : found;
  if (found.length > 0 && left.length !== 1)
    return {
      ok: false,
      reason: `${found.length} products of the shop ${what}: give the file a column that tells them apart, such as Product id`,
    };
  return { ok: true, known: left[0] };
}

const nameOf = ({ name, unit }: Candidate) => ({ name, unit });
