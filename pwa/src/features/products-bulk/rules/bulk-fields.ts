import type { BulkChange } from '@jhola/shared/contracts/bulk-edit.contract';
import { MAX_PIECES, MAX_RUPEES } from '@jhola/shared/contracts/product-limits';
import type { StockReason } from '@jhola/shared/contracts/stock.contract';

/** What is to become of the price. */
export type PriceWay = 'stay' | 'set' | 'raise' | 'lower';
/** What is to become of the stock. */
export type StockWay = 'stay' | 'in' | 'out' | 'set';

/** The fields of a bulk edit as they are typed; an empty one leaves things as they are. */
export interface BulkFields {
  readonly priceWay: PriceWay;
  /** Rupees, or percent. */
  readonly price: string;
  readonly discount: string;
  readonly stockWay: StockWay;
  readonly pieces: string;
  readonly reason: StockReason;
  readonly note: string;
  readonly category: string;
  readonly subCategory: string;
}

/** Nothing is to change yet. */
export const noFields: BulkFields = {
  priceWay: 'stay',
  price: '',
  discount: '',
  stockWay: 'stay',
  pieces: '',
  reason: 'COUNTED',
  note: '',
  category: '',
  subCategory: '',
};

/** The fields that hold what cannot be. */
export type BulkProblems = Partial<Record<'price' | 'percent' | 'discount' | 'pieces' | 'nothing', 'wrong'>>;

/** The change that the fields describe, or what is wrong with them. */
export function readBulk(
  fields: BulkFields,
): { readonly change: BulkChange } | { readonly problems: BulkProblems } {
  const problems: BulkProblems = { ...wrongPrice(fields), ...wrongDiscount(fields), ...wrongPieces(fields) };
  if (Object.keys(problems).length > 0) return { problems };
  const { priceWay, discount, stockWay, category, subCategory } = fields;
  const change: BulkChange = {
    ...(priceWay !== 'stay' && { price: priceChange(priceWay, Number(fields.price)) }),
    ...(discount.trim() && { discount: Number(discount) }),
    ...(stockWay !== 'stay' && { stock: stockChange(stockWay, fields) }),
    ...(category && { category: [category] }),
    ...(subCategory && { subCategory: [subCategory] }),
  };
  return Object.keys(change).length > 0 ? { change } : { problems: { nothing: 'wrong' } };
}

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

function wrongPrice({ priceWay, price }: BulkFields): BulkProblems {
  const text = price.trim();
  if (priceWay === 'stay') return {};
  if (priceWay === 'set')
    return AMOUNT.test(text) && Number(text) > 0 && Number(text) <= MAX_RUPEES ? {} : { price: 'wrong' };
  const max = priceWay === 'raise' ? 1000 : 99;
  return AMOUNT.test(text) && Number(text) > 0 && Number(text) <= max ? {} : { percent: 'wrong' };
}

function wrongDiscount({ discount }: BulkFields): BulkProblems {
  const text = discount.trim();
  return !text || (AMOUNT.test(text) && Number(text) <= 100) ? {} : { discount: 'wrong' };
}

function wrongPieces({ stockWay, pieces }: BulkFields): BulkProblems {
  if (stockWay === 'stay') return {};
  const isWhole = /^\d{1,7}$/.test(pieces.trim()) && Number(pieces) <= MAX_PIECES;
  return isWhole && (stockWay === 'set' || Number(pieces) > 0) ? {} : { pieces: 'wrong' };
}

function priceChange(way: Exclude<PriceWay, 'stay'>, amount: number): NonNullable<BulkChange['price']> {
  if (way === 'set') return { kind: 'set', price: amount };
  return { kind: 'percent', percent: way === 'raise' ? amount : -amount };
}

function stockChange(
  way: Exclude<StockWay, 'stay'>,
  { pieces, reason, note }: BulkFields,
): NonNullable<BulkChange['stock']> {
  const text = note.trim();
  return {
    kind: way === 'set' ? 'set' : 'add',
    pieces: way === 'out' ? -Number(pieces) : Number(pieces),
    reason,
    ...(text && { text }),
  };
}
