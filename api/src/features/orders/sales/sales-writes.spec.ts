import { indiaDay, indiaHour } from '@jhola/shared/domain/time/india-time';
import { Types } from 'mongoose';
import type { ProductSalesRecord } from './models/product-sales.model.js';
import {
  type Countable,
  dayKey,
  firstDay,
  hourWrites,
  isSale,
  productWrites,
  salesChange,
  withoutPast,
} from './sales-writes.js';

const placedAt = new Date('2026-11-22T09:15:00Z');
const today = indiaDay(placedAt);
const lamp = new Types.ObjectId();
const line = {
  productId: lamp,
  name: 'Lamp',
  image: ['/lamp.webp'],
  unit: '1 piece',
  pricePaise: 5_000,
  discount: 0,
  quantity: 2,
  subTotalPaise: 10_000,
};

const anOrder = (change: Partial<Countable> = {}): Countable => ({
  _id: new Types.ObjectId(),
  createdAt: placedAt,
  group: 'newPending',
  payment: { method: 'COD', state: 'DUE' },
  totalPaise: 10_000,
  lines: [line],
  ...change,
});

describe('the orders that count as a sale', () => {
  it.each([
    ['cash that is due', { method: 'COD', state: 'DUE' }, 'newPending', true],
    ['cash that was paid at the door', { method: 'COD', state: 'PAID' }, 'completed', true],
    ['a card that has paid', { method: 'CARD', state: 'PAID' }, 'newPending', true],
    ['a card that has yet to pay', { method: 'CARD', state: 'PENDING' }, 'newPending', false],
    ['a card that did not pay', { method: 'CARD', state: 'FAILED' }, 'cancelled', false],
    ['a cancelled and refunded order', { method: 'CARD', state: 'REFUNDING' }, 'cancelled', false],
    ['cash that was cancelled', { method: 'COD', state: 'VOID' }, 'cancelled', false],
  ] as const)('%s', (_, payment, group, expected) => {
    expect(isSale({ payment, group })).toBe(expected);
  });
});

it('adds and removes only orders that this count does not have correctly', () => {
  const cancelled = { group: 'cancelled', payment: { method: 'COD', state: 'VOID' } } as const;
  const [fresh, counted, ofAnother] = [anOrder(), anOrder({ countedIn: 2 }), anOrder({ countedIn: 1 })];
  const [gone, neverIn] = [anOrder({ ...cancelled, countedIn: 2 }), anOrder(cancelled)];
  expect(salesChange([fresh, counted, ofAnother, gone, neverIn], 2)).toEqual({
    added: [fresh, ofAnother],
    removed: [gone],
  });
});

it('adds up a batch hour by hour, by India’s clock', () => {
  const hour = indiaHour(placedAt);
  const later = anOrder({ createdAt: new Date('2026-11-22T09:30:00Z'), totalPaise: 1 });
  const writes = hourWrites({
    added: [anOrder(), anOrder(), later],
    removed: [anOrder({ totalPaise: 500 })],
  });
  expect(writes.map(({ updateOne }) => [updateOne.filter, updateOne.update])).toEqual([
    [{ _id: hour }, { $inc: { orders: 1, paise: 19_500 } }],
    [{ _id: hour + 1 }, { $inc: { orders: 1, paise: 1 } }],
  ]);
});

it('adds up products day by day, and leaves out days before the overview', () => {
  const old = anOrder({ createdAt: new Date('2026-10-23T09:15:00Z') });
  const added = [anOrder(), anOrder({ lines: [line, line] }), old];
  const key = dayKey(today);
  expect(firstDay(today)).toBe(indiaDay(old.createdAt) + 1);
  expect(productWrites({ added, removed: [] }, today)).toEqual([
    {
      updateOne: {
        filter: { _id: lamp },
        update: {
          $inc: { pieces: 6, paise: 30_000, [`days.${key}.pieces`]: 6, [`days.${key}.paise`]: 30_000 },
          $min: { oldest: today },
          $set: { name: 'Lamp', image: '/lamp.webp' },
        },
        upsert: true,
      },
    },
  ]);
});

it('removes a cancelled order only from a day that is still in the sums', () => {
  const [write] = productWrites({ added: [], removed: [anOrder()] }, today);
  expect(Object.keys(write?.updateOne.filter ?? {})).toEqual(['_id', `days.${dayKey(today)}`]);
  expect(write?.updateOne.update.$inc).toMatchObject({ pieces: -2, paise: -10_000 });
  expect(write?.updateOne.upsert).toBeUndefined();
});

it('removes expired days, and a product without any left', () => {
  const part = { pieces: 2, paise: 10 };
  const record: ProductSalesRecord = {
    _id: lamp,
    name: 'Lamp',
    pieces: 4,
    paise: 20,
    days: { [dayKey(today - 30)]: part, [dayKey(today - 29)]: part },
    oldest: today - 30,
  };
  expect(withoutPast(record, today)).toEqual({
    ...record,
    ...part,
    days: { [dayKey(today - 29)]: part },
    oldest: today - 29,
  });
  expect(withoutPast(record, today + 1)).toBeUndefined();
});
