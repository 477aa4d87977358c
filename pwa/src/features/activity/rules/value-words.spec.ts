import { Shipment } from '@jhola/shared/contracts/shipment.contract';
import { ShopSettingsFields } from '@jhola/shared/contracts/shop-settings.contract';
import { expect, it } from 'vitest';
import { activityTexts } from '../texts';
import { changedFields } from './changed-fields';
import { valueWords } from './value-words';

const words = (field: string, value: Parameters<typeof valueWords>[1]) =>
  valueWords(field, value, activityTexts);

it('are rupees, pieces, yes and no, and the names of things', () => {
  expect(words('price', 42.5)).toBe('₹42.50');
  expect(words('stock', 0)).toBe('0');
  expect(words('unchanged', 123_456)).toBe('1,23,456');
  expect(words('paper', 'packing-slips')).toBe('Packing slips');
  expect(words('published', false)).toBe('No');
  expect(words('role', 'ADMIN')).toBe('Administrator');
  expect(words('name', 'Toor dal')).toBe('Toor dal');
  expect(words('area', 'stock')).toBe('Stock');
  expect(words('name', 'stock')).toBe('stock');
});

it('say when there is nothing', () => {
  for (const nothing of [undefined, null, '', [], {}]) expect(words('category', nothing)).toBe('–');
});

it('go into lists and things', () => {
  expect(words('category', ['Staples', 'Dal'])).toBe('Staples, Dal');
  expect(words('variants', [{ name: '1 kg', price: 40 }, { name: '5 kg' }])).toBe(
    'Name: 1 kg; Price: ₹40\nName: 5 kg',
  );
  expect(words('openingHours', { en: '8 am to 10 pm', hi: '' })).toBe('English: 8 am to 10 pm');
  expect(words('openingHours', { en: '', hi: '' })).toBe('–');
  expect(words('banners', [{ picture: '/uploads/pictures/a-640.webp', link: '/search' }])).toBe(
    'Picture: a picture; Leads to: /search',
  );
});

it('are of fields that all have a name', () => {
  const named = (fields: object) => Object.keys(fields).filter((field) => !(field in activityTexts.fields));
  expect(named(ShopSettingsFields.shape)).toEqual([]);
  expect(named(Shipment.shape)).toEqual([]);
});

it('are paired by their field', () => {
  expect(changedFields({ before: { price: 40, unit: '1 kg' }, after: { price: 42, stock: 3 } })).toEqual([
    { field: 'price', before: 40, after: 42 },
    { field: 'unit', before: '1 kg', after: undefined },
    { field: 'stock', before: undefined, after: 3 },
  ]);
  expect(changedFields({})).toEqual([]);
});
