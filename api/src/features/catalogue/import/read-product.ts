import type { ColumnMeaning, ImportColumns } from '@jhola/shared/contracts/catalogue-files.contract';
import { MoreDetails } from '@jhola/shared/contracts/product.contract';
import { MAX_RUPEES, PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { formatRupees, toPaise } from '@jhola/shared/domain/money/money';
import {
  type DiscountForListedPrice,
  discountForListedPrice,
} from '@jhola/shared/domain/pricing/discount-for-listed-price';
import { plainText } from '../models/plain-text.js';
import { type Read, readPaise, readPercent, readPieces } from './amounts.js';
import type { CategoryNames, ColumnMap } from './column-map.js';
import { picturesIn } from './picture-addresses.js';
import { categoryColumns, readCategories } from './read-categories.js';
import { type ImportedCodes, readCodes } from './read-codes.js';
import { detailsOfSpecifications } from './specifications.js';

/** A checked product from a file. */
export interface ImportedProduct {
  /** Identifies the product in its list; absent where the list has no keys. */
  readonly key?: string;
  /** The type of list, where it is known. */
  readonly source?: string;
  readonly name: string;
  /** Only where the file has a column for it. */
  readonly nameHindi?: string;
  readonly unit: string;
  /** Only where the file has columns for them. */
  readonly codes: ImportedCodes;
  readonly categoryNames: CategoryNames;
  /** The category columns of the row; empty strings where it has none. */
  readonly categoryColumns: CategoryNames;
  readonly pricePaise: number;
  readonly discount: number;
  readonly description: string;
  readonly moreDetails: MoreDetails;
  /** The addresses of its pictures; none where the cell is empty or the file has no column. */
  readonly pictures: readonly string[];
  /** Which columns the file has. */
  readonly columns: ImportColumns;
  /** Only where the file has a stock column. */
  readonly stock?: number;
  /** How the listed price became a discount; absent where the file lists none. */
  readonly listed?: DiscountForListedPrice;
}

/** A product, or why the row is refused. */
export type ReadProduct = Read<ImportedProduct>;

/** The row's raw cell of a meaning; empty where the file has no such column. */
export type CellOf = (meaning: ColumnMeaning) => string;

const LONGEST = { ...PRODUCT_LENGTHS, key: 500, nameHindi: PRODUCT_LENGTHS.name } as const;

/** Checks one row. */
export function readProduct(map: ColumnMap, cellOf: CellOf): ReadProduct {
  const brand = plainText(cellOf('brand'));
  const name = withBrand(plainText(cellOf('name')), brand);
  const nameHindi = plainText(cellOf('nameHindi'));
  const unit = plainText(cellOf('unit')) || 'pack';
  const key = plainText(cellOf('key'));
  if (key.length > LONGEST.key) return refused('key', `is longer than ${LONGEST.key} characters`);
  if (!plainText(cellOf('name'))) return refused('name', 'is missing');
  if (name.length > LONGEST.name) return refused('name', `is longer than ${LONGEST.name} characters`);
  if (nameHindi.length > LONGEST.nameHindi)
    return refused('name in Hindi', `is longer than ${LONGEST.nameHindi} characters`);
  if (unit.length > LONGEST.unit) return refused('unit', `is longer than ${LONGEST.unit} characters`);

  const codes = readCodes(map.columns, cellOf);
  if (!codes.ok) return codes;
  const price = readPrice(cellOf);
  if (!price.ok) return price;
  const stock = map.columns.stock ? readPieces(cellOf('stock')) : undefined;
  if (stock?.ok === false) return refused('stock', stock.reason);

  const specifications = detailsOfSpecifications(cellOf('specifications'));
  const moreDetails = MoreDetails.parse(
    brand ? { Brand: brand, ...withoutOne(specifications) } : specifications,
  );
  const columns = categoryColumns(map, cellOf, name);
  return {
    ok: true,
    value: {
      ...(key && { key }),
      ...(map.source && { source: map.source }),
      name,
      ...(map.columns.nameHindi && { nameHindi }),
      unit,
      codes: codes.value,
      categoryNames: readCategories(map, columns, name),
      categoryColumns: columns,
      ...price.value,
      description: plainText(cellOf('description')).slice(0, LONGEST.description) || `${name}, ${unit}.`,
      moreDetails,
      pictures: picturesIn(cellOf('pictures')),
      columns: map.columns,
      ...(stock && { stock: stock.value }),
    },
  };
}

type Price = Pick<ImportedProduct, 'pricePaise' | 'discount' | 'listed'>;

function readPrice(cellOf: CellOf): Read<Price> {
  const price = readPaise(cellOf('price'));
  if (!price.ok) return refused('price', price.reason);
  if (price.value === 0) return refused('price', 'is 0');
  if (price.value > toPaise(MAX_RUPEES)) return refused('price', `is above ${formatRupees(MAX_RUPEES)}`);
  if (cellOf('listedPrice').trim()) return listedPrice(price.value, cellOf);
  if (!cellOf('discount').trim()) return { ok: true, value: { pricePaise: price.value, discount: 0 } };
  const discount = readPercent(cellOf('discount'));
  return discount.ok
    ? { ok: true, value: { pricePaise: price.value, discount: discount.value } }
    : refused('discount', discount.reason);
}

function listedPrice(pricePaise: number, cellOf: CellOf): Read<Price> {
  const listed = readPaise(cellOf('listedPrice'));
  if (!listed.ok) return refused('discounted price', listed.reason);
  if (listed.value > pricePaise) return refused('discounted price', 'is higher than its price');
  const found = discountForListedPrice(pricePaise, listed.value);
  return { ok: true, value: { pricePaise, discount: found.discount, listed: found } };
}

const refused = (field: string, reason: string) => ({ ok: false, reason: `its ${field} ${reason}` }) as const;

function withBrand(name: string, brand: string): string {
  return brand && !name.toLowerCase().startsWith(brand.toLowerCase()) ? `${brand} ${name}` : name;
}

/** Leaves room for one more field. */
function withoutOne(details: MoreDetails): MoreDetails {
  return Object.fromEntries(Object.entries(details).slice(0, 39));
}
