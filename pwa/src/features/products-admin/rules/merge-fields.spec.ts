import { describe, expect, it } from 'vitest';
import { anAdminProduct } from '#test-data/an-admin-product.ts';
import { changedBeside, mergedFields } from './merge-fields';
import { fieldsOf, type ProductFields } from './product-fields';

const [RED, BLUE] = ['c', 'd'].map((digit) => digit.repeat(24)) as [string, string];
const read = fieldsOf(
  anAdminProduct({
    more_details: { Brand: 'Tasva', Fabric: 'Cotton' },
    variants: [
      { _id: RED, name: 'Red', stock: 3 },
      { _id: BLUE, name: 'Blue', price: 120 },
    ],
  }),
);
const ways = (mine: Partial<ProductFields>, theirs: Partial<ProductFields>) => ({
  read,
  mine: { ...read, ...mine },
  theirs: { ...read, ...theirs },
});
const merge = (mine: Partial<ProductFields>, theirs: Partial<ProductFields>, ...taken: string[]) =>
  mergedFields(ways(mine, theirs), new Set(taken));
const extras = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

describe('the form after another’s changes', () => {
  it('has what was written, and theirs where nothing was', () => {
    const merged = merge({ price: '899', name: 'Mine' }, { price: '799', unit: 'box', stock: '9' });
    expect(merged).toEqual({ ...read, name: 'Mine', price: '899', unit: 'box', stock: '9' });
  });

  it('has theirs where that is chosen', () => {
    const theirs = { price: '799', discount: '5', variants: [] };
    const merged = merge(
      { price: '899', discount: '0', variants: read.variants.slice(1) },
      theirs,
      'price',
      'variants',
    );
    expect(merged).toEqual({ ...read, price: '799', discount: '0', variants: [] });
  });

  it('has each extra field by itself', () => {
    const [mine, theirs] = [
      { more_details: extras({ Brand: 'Mine', Fabric: 'Cotton', Wash: 'Cold' }) },
      { more_details: extras({ Brand: 'Theirs', Origin: 'Jaipur' }) },
    ];
    expect(merge(mine, theirs).more_details).toEqual(
      extras({ Brand: 'Mine', Wash: 'Cold', Origin: 'Jaipur' }),
    );
    expect(merge(mine, theirs, 'more_details.Brand').more_details).toEqual(
      extras({ Brand: 'Theirs', Wash: 'Cold', Origin: 'Jaipur' }),
    );
  });

  it('has the written variants with what is left of them; one that is gone is new', () => {
    const [red, blue] = read.variants as [ProductFields['variants'][0], ProductFields['variants'][0]];
    const mine = [
      { ...red, name: 'Crimson' },
      { ...blue, stock: '8' },
    ];
    const { variants } = merge({ variants: mine }, { variants: [{ ...red, stock: '1' }] });
    expect(variants[0]).toEqual({ ...red, name: 'Crimson', stock: '1' });
    expect(variants[1]).toMatchObject({ name: 'Blue', stock: '8' });
    expect(variants[1]).not.toHaveProperty('_id');
  });
});

describe('what another has changed beside', () => {
  it('is named, except what was written here too and what was sold', () => {
    const [red, blue] = read.variants as [ProductFields['variants'][0], ProductFields['variants'][0]];
    const mine = { price: '899', more_details: extras({ Brand: 'Mine', Fabric: 'Cotton' }) };
    const theirs = {
      ...{ price: '799', name: 'Theirs', stock: '1', published: false },
      more_details: extras({ Brand: 'Theirs', Fabric: 'Silk', Origin: 'Jaipur' }),
      variants: [{ ...red, stock: '1' }, blue],
    };
    expect(changedBeside(ways(mine, theirs))).toEqual([
      'name',
      'published',
      'more_details.Fabric',
      'more_details.Origin',
    ]);
    expect(changedBeside(ways({}, { variants: [red] }))).toEqual(['variants']);
    expect(changedBeside(ways(mine, {}))).toEqual([]);
  });
});
