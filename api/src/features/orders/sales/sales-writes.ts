import { OVERVIEW_DAYS } from '@jhola/shared/contracts/overview.contract';
import { indiaDay, indiaHour } from '@jhola/shared/domain/time/india-time';
import { type mongo, trusted } from 'mongoose';
import type { OrderRecord } from '../models/order.model.js';
import type { ProductSalesRecord } from './models/product-sales.model.js';

/** The fields of an order that counting reads. */
export type Countable = Pick<
  OrderRecord,
  '_id' | 'createdAt' | 'group' | 'payment' | 'totalPaise' | 'lines' | 'countedIn'
>;

/** The orders that a batch adds to the totals, and those that it removes. */
export interface SalesChange {
  readonly added: readonly Countable[];
  readonly removed: readonly Countable[];
}

/** A write of one row of totals. */
export interface TotalsWrite {
  readonly updateOne: {
    readonly filter: object;
    readonly update: mongo.UpdateFilter<mongo.Document>;
    readonly upsert?: boolean;
  };
}

/** Whether an order is a sale: placed for cash or paid by card, and not cancelled. */
export function isSale({ group, payment }: Pick<Countable, 'group' | 'payment'>): boolean {
  return group !== 'cancelled' && (payment.state === 'DUE' || payment.state === 'PAID');
}

/** The changes for some orders in the count of this number; orders that are counted correctly are in neither list. */
export function salesChange(orders: readonly Countable[], number: number): SalesChange {
  const isCounted = ({ countedIn }: Countable) => countedIn === number;
  return {
    added: orders.filter((order) => isSale(order) && !isCounted(order)),
    removed: orders.filter((order) => !isSale(order) && isCounted(order)),
  };
}

/** The first day of the overview, when the last is `today`; days as `indiaDay` counts. */
export const firstDay = (today: number): number => today - OVERVIEW_DAYS + 1;

/** The key of a day's part. */
export const dayKey = (day: number): string => `d${day}`;

/** The writes that update the hours. */
export function hourWrites({ added, removed }: SalesChange): TotalsWrite[] {
  const hours = new Map<number, { orders: number; paise: number }>();
  const add = ({ createdAt, totalPaise }: Countable, sign: 1 | -1) => {
    const { orders, paise } = hours.get(indiaHour(createdAt)) ?? { orders: 0, paise: 0 };
    hours.set(indiaHour(createdAt), { orders: orders + sign, paise: paise + sign * totalPaise });
  };
  for (const order of added) add(order, 1);
  for (const order of removed) add(order, -1);
  return [...hours].map(([_id, sums]) => ({
    updateOne: { filter: { _id }, update: { $inc: sums }, upsert: true },
  }));
}

/** The writes that update the products, for orders within the days of the overview. */
export function productWrites({ added, removed }: SalesChange, today: number): TotalsWrite[] {
  const recent = added.filter(({ createdAt }) => indiaDay(createdAt) >= firstDay(today));
  return [
    ...partsOf(recent).map(({ _id, day, name, image, pieces, paise }) => ({
      updateOne: {
        filter: { _id },
        update: {
          $inc: sums(day, pieces, paise),
          $min: { oldest: day },
          $set: { name, ...(image && { image }) },
        },
        upsert: true,
      },
    })),
    // A part that no longer exists has been removed from the sums with its day.
    ...partsOf(removed).map(({ _id, day, pieces, paise }) => ({
      updateOne: {
        filter: { _id, [`days.${dayKey(day)}`]: trusted({ $exists: true }) },
        update: { $inc: sums(day, -pieces, -paise) },
      },
    })),
  ];
}

const sums = (day: number, pieces: number, paise: number) => ({
  pieces,
  paise,
  [`days.${dayKey(day)}.pieces`]: pieces,
  [`days.${dayKey(day)}.paise`]: paise,
});

interface Part extends Pick<ProductSalesRecord, '_id' | 'name' | 'image' | 'pieces' | 'paise'> {
  readonly day: number;
}

/** The parts of some orders: pieces of each product, day by day. */
function partsOf(orders: readonly Countable[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { createdAt, lines } of orders) {
    const day = indiaDay(createdAt);
    for (const { productId: _id, name, image, quantity, subTotalPaise } of lines) {
      const key = `${_id.toHexString()} ${day}`;
      const { pieces, paise } = parts.get(key) ?? { pieces: 0, paise: 0 };
      const picture = image[0] && { image: image[0] };
      const part = { _id, day, name, pieces: pieces + quantity, paise: paise + subTotalPaise };
      parts.set(key, { ...part, ...picture });
    }
  }
  return [...parts.values()];
}

/** A product's sales without the parts of expired days; undefined when nothing is left. */
export function withoutPast(record: ProductSalesRecord, today: number): ProductSalesRecord | undefined {
  const first = firstDay(today);
  const kept = Object.entries(record.days).filter(([key]) => Number(key.slice(1)) >= first);
  if (kept.length === 0) return undefined;
  return {
    ...record,
    pieces: kept.reduce((sum, [, { pieces }]) => sum + pieces, 0),
    paise: kept.reduce((sum, [, { paise }]) => sum + paise, 0),
    days: Object.fromEntries(kept),
    oldest: Math.min(...kept.map(([key]) => Number(key.slice(1)))),
  };
}
