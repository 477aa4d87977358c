import fc from 'fast-check';
import { Types } from 'mongoose';
import { contentPrint } from '../import/content-print.js';
import type { ImportChangeRecord } from '../models/import-change.model.js';
import type { ProductRecord } from '../models/product.model.js';
import { type Since, undoOf } from './undo-change.js';

const [staples, dal, sweets, barfi] = Array.from({ length: 4 }, () => new Types.ObjectId());
const _id = new Types.ObjectId();
const product = (fields: object): ProductRecord =>
  ({
    _id,
    ...{ name: 'Dal', unit: '1 kg', pricePaise: 9000, discount: 0, description: 'Split.', moreDetails: {} },
    ...{ stock: 20, ratingCount: 0, variants: [], categoryIds: [staples], subCategoryIds: [dal] },
    ...fields,
  }) as Partial<ProductRecord> as ProductRecord;
const untouched: Since = { adjusted: 0, exist: () => true, isFree: () => true };

const change = (fields: Partial<ImportChangeRecord>): ImportChangeRecord => ({
  ...{ _id: new Types.ObjectId(), importId: new Types.ObjectId(), rank: 0, targetId: _id },
  ...{ at: new Date(), expiresAt: new Date() },
  ...fields,
});
const changed = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  change({ before, after });
const created = (record: ProductRecord) =>
  change({ created: { name: record.name, print: contentPrint(record), stock: record.stock } });

describe('the undo of a product that an import created', () => {
  it('deletes it while nobody has edited or bought it', () => {
    const { ratingCount, ...bare } = product({});
    expect(undoOf(created(product({})), product({}), untouched)).toEqual({ kind: 'delete' });
    expect(undoOf(created(product({})), { ...bare, ratingCount, revision: 7 }, untouched)).toEqual({
      kind: 'delete',
    });
    expect(undoOf(created(product({})), undefined, untouched)).toEqual({ kind: 'gone' });
  });

  it.each([
    ['edited', { name: 'Toor dal' }, 0],
    ['edited', { draft: true }, 0],
    ['edited', { image: ['/uploads/dal.webp'] }, 0],
    ['edited', { stock: 25 }, 5],
    ['sold', { stock: 18 }, 0],
    ['sold', { ratingCount: 1 }, 0],
  ])('leaves it where it was %s since: %j', (why, fields, adjusted) => {
    const now = product(fields);
    expect(undoOf(created(product({})), now, { ...untouched, adjusted })).toEqual({
      kind: 'stay',
      stay: { name: now.name, why },
    });
  });
});

describe('the undo of a product that an import changed', () => {
  it('restores the fields, and removes those that were missing', () => {
    const done = changed({ pricePaise: 8000, nameHindi: null }, { pricePaise: 9000, nameHindi: 'दाल' });
    expect(undoOf(done, product({ nameHindi: 'दाल' }), untouched)).toEqual({
      ...{ kind: 'restore', set: { pricePaise: 8000 }, unset: ['nameHindi'], pieces: 0 },
    });
  });

  it('leaves the fields that were edited since, and says which', () => {
    const done = changed({ pricePaise: 8000, unit: 'pack' }, { pricePaise: 9000, unit: '1 kg' });
    expect(undoOf(done, product({ pricePaise: 9500 }), untouched)).toEqual({
      ...{ kind: 'restore', set: { unit: 'pack' }, unset: [], pieces: 0 },
      stay: { name: 'Dal', why: 'edited', fields: ['price'] },
    });
    expect(undoOf(done, product({ pricePaise: 9500, unit: '2 kg' }), untouched).kind).toBe('stay');
  });

  it('leaves a SKU that another product has meanwhile', () => {
    const done = changed({ sku: 'D1', unit: 'pack' }, { sku: 'D2', unit: '1 kg' });
    const isFree = (field: string) => field !== 'sku';
    expect(undoOf(done, product({ sku: 'D2' }), { ...untouched, isFree })).toMatchObject({
      ...{ kind: 'restore', set: { unit: 'pack' }, stay: { fields: ['sku'] } },
    });
  });

  it('puts back the difference of the stock: what was sold stays sold', () => {
    const done = changed({ stock: 5 }, { stock: 20 });
    expect(undoOf(done, product({ stock: 18 }), untouched)).toMatchObject({ kind: 'restore', pieces: -15 });
    const kept = { kind: 'stay', stay: { fields: ['stock'] } };
    expect(undoOf(done, product({ stock: 12 }), untouched)).toMatchObject(kept);
    expect(undoOf(done, product({ stock: 30 }), { ...untouched, adjusted: 10 })).toMatchObject(kept);
  });

  it('brings back categories together, and only those that still exist', () => {
    const done = changed(
      { categoryIds: [sweets], subCategoryIds: [barfi] },
      { categoryIds: [staples], subCategoryIds: [dal] },
    );
    expect(undoOf(done, product({}), untouched)).toMatchObject({
      set: { categoryIds: [sweets], subCategoryIds: [barfi] },
    });
    const kept = { kind: 'stay', stay: { fields: ['category', 'subcategory'] } };
    expect(undoOf(done, product({ subCategoryIds: [] }), untouched)).toMatchObject(kept);
    expect(undoOf(done, product({}), { ...untouched, exist: () => false })).toMatchObject(kept);
  });

  it('is the state before the import with what was edited since, whatever they were', () => {
    const fields = fc.record({
      name: fc.constantFrom('Dal', 'Arhar', 'Toor'),
      unit: fc.constantFrom('1 kg', '500 g'),
      pricePaise: fc.integer({ min: 1, max: 4 }),
      discount: fc.constantFrom(0, 10, 12.5),
      moreDetails: fc.constantFrom({}, { Origin: 'Latur' }),
    });
    const edits = fc.record(
      { name: fc.constant('Edited'), pricePaise: fc.constant(99), unit: fc.constant('edited') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, fields, edits, (before, after, edited) => {
        const names = (Object.keys(after) as (keyof typeof after)[]).filter(
          (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
        );
        const of = (values: typeof after) => Object.fromEntries(names.map((name) => [name, values[name]]));
        const now = product({ ...before, ...after, ...edited });
        const undone = undoOf(changed(of(before), of(after)), now, untouched);
        const set = undone.kind === 'restore' ? undone.set : {};
        expect({ ...now, ...set }).toEqual(product({ ...before, ...edited }));
      }),
    );
  });
});
