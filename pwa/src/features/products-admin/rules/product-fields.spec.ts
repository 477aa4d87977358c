import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { describe, expect, it } from 'vitest';
import { anAdminProduct } from '#test-data/an-admin-product.ts';
import { copyOf, emptyFields, fieldsOf, isChanged, unitsWith, withExtra, withType } from './product-fields';

const product: AdminProduct = anAdminProduct({
  stock: 7,
  price: 99.5,
  discount: 0,
  more_details: { Brand: 'Tasva' },
  variants: [
    { _id: 'c'.repeat(24), name: 'Red', price: 120, stock: 3, image: ['/red.webp'] },
    { _id: 'd'.repeat(24), name: 'Blue' },
  ],
});

describe('the form of a product', () => {
  it('opens with what the product has', () => {
    expect(fieldsOf(product)).toMatchObject({
      stock: '7',
      price: '99.5',
      discount: '0',
      category: ['a'.repeat(24)],
      more_details: [{ name: 'Brand', value: 'Tasva' }],
      variants: [
        { _id: 'c'.repeat(24), name: 'Red', price: '120', stock: '3', image: ['/red.webp'] },
        { name: 'Blue', price: '', stock: '', image: [] },
      ],
      published: true,
    });
  });

  it('of a copy has the codes of the product, except those that only one product may have', () => {
    const codes = { sku: 'K-1', barcode: '96385074', hsn: '6203', weightGrams: 300 };
    const opened = { ...codes, weightGrams: '300' };
    expect(fieldsOf({ ...product, ...codes })).toMatchObject(opened);
    expect(copyOf({ ...product, ...codes }, 'Other')).toMatchObject({ ...opened, sku: '', barcode: '' });
  });

  it('of a copy is a draft of another name, with nothing in stock and variants of its own', () => {
    const copy = copyOf(product, 'Kurta (copy)');
    expect(copy).toMatchObject({ name: 'Kurta (copy)', stock: '0', published: false, price: '99.5' });
    expect(copy.variants.map(({ stock }) => stock)).toEqual(['0', '']);
    expect(copy.variants.every((variant) => !('_id' in variant))).toBe(true);
  });

  it('knows whether something was written, and whether it was taken back', () => {
    const opened = fieldsOf(product);
    const changed = { ...opened, name: 'Other' };
    expect(isChanged(opened, changed)).toBe(true);
    expect(isChanged(opened, { ...changed, name: opened.name })).toBe(false);
  });
});

describe('the brand', () => {
  const others = [{ name: 'Origin', value: 'Nashik' }];
  it('is an extra field that is written, changed and cleared by itself', () => {
    const written = withExtra(others, 'Brand', 'Tata');
    expect(written).toEqual([{ name: 'Brand', value: 'Tata' }, ...others]);
    expect(withExtra(written, 'Brand', 'Tasva')).toEqual([{ name: 'Brand', value: 'Tasva' }, ...others]);
    expect(withExtra(written, 'Brand', '')).toEqual(others);
  });
});

describe('the unit', () => {
  it('is chosen from the usual ones and the one that is there', () => {
    expect(unitsWith('kg')).toEqual(['kg', 'litre', 'gm', 'ml']);
    expect(unitsWith('1.5 kg')).toEqual(['1.5 kg', 'kg', 'litre', 'gm', 'ml']);
    expect(unitsWith('')).not.toContain('');
  });

  it('of a fixed type is what the form opened with, or a pack', () => {
    const fixed = { ...emptyFields, productType: 'fixed', unit: '1 kg' } as const;
    const variable = { ...emptyFields, productType: 'variable', unit: 'litre' } as const;
    expect(withType({ ...fixed, productType: 'variable', unit: 'dozen' }, 'fixed', fixed).unit).toBe('1 kg');
    expect(withType(variable, 'fixed', variable).unit).toBe('pack');
    expect(withType(fixed, 'variable', fixed)).toMatchObject({ productType: 'variable', unit: '1 kg' });
  });
});
