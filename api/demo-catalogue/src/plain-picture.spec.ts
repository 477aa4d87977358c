import { describe, expect, it } from 'vitest';
import { subcategoryBySlug } from './assortment/assortment.js';
import { subjectOf } from './illustrations/illustration-key.js';
import { plainPictureOf, plainPictureSlugs } from './plain-picture.js';

describe('the picture of a product that has none of its own', () => {
  it.each([
    [['Atta Whole Wheat', 'Aashirvad', 'Foodgrains'], /plain-atta-flours-/],
    [['Toor, Channa & Moong Dal'], /plain-dal-pulses-/],
    [["Women's Clothing", "Printed Women's Straight Kurta", 'Clothing'], /plain-kurtas-kurtis-/],
    [['Wrist Watches', 'Maserati'], /plain-mens-watches-/],
  ])('of %j looks like its kind', (words, address) => {
    const picture = plainPictureOf(words, 'lot 1');
    expect(picture).toMatch(address);
    expect(subjectOf(/([a-z0-9-]+)-640\.webp$/.exec(picture)?.[1] ?? '')).toMatchObject({ kind: 'plain' });
  });

  it('has one colour for one lot, and different ones for many', () => {
    const colours = Array.from({ length: 30 }, (_, i) => plainPictureOf(['Sarees'], `lot ${i}`));
    expect(plainPictureOf(['Sarees'], 'lot 3')).toBe(colours[3]);
    expect(new Set(colours).size).toBeGreaterThan(3);
  });

  it.each([
    [['Qwerty', 'Zxcvb']],
    [['Kitchen appliances', 'Induction stove', 'Home & Kitchen']],
    [['Mixer grinder', 'Electronics']],
    [['Nails', 'Hardware', 'Tools']],
    [['Car care', 'Automotive']],
    [['Sofa bed', 'Furniture']],
  ])('of %j claims nothing: it is a parcel', (words) => {
    expect(plainPictureOf(words, 'lot')).toBe('/illustrations/placeholder.svg');
  });

  it('names only subcategories that exist', () => {
    expect(plainPictureSlugs.filter((slug) => !subcategoryBySlug(slug))).toEqual([]);
  });
});
