import { CreateProductRequest } from '@jhola/shared/contracts/product.contract';
import { piecesForSale } from '@jhola/shared/domain/variants/pieces-for-sale';
import { requiresVariant } from '@jhola/shared/domain/variants/variant-choice';
import { describe, expect, it } from 'vitest';
import { generateDemoCatalogue } from './generate-demo-catalogue.js';
import { subjectOf } from './illustrations/illustration-key.js';

const now = new Date('2026-03-01T06:00:00Z');
const DAY = 86_400_000;
const shop = generateDemoCatalogue({ count: 5000, now });
const { products, reviews, categories, subcategories } = shop;

const share = (wanted: (product: (typeof products)[number]) => boolean) =>
  products.filter(wanted).length / products.length;

describe('the demo catalogue', () => {
  it('is the same shop every time', () => {
    expect(generateDemoCatalogue({ count: 300, now })).toEqual(generateDemoCatalogue({ count: 300, now }));
  });

  it('keeps products and ids when it grows', () => {
    expect(generateDemoCatalogue({ count: 300, now }).products).toEqual(products.slice(0, 300));
  });

  it('gives other prices or stocks with another seed, to the same products', () => {
    const other = generateDemoCatalogue({ count: 300, now, seed: 'other' }).products;
    expect(other.map(({ name }) => name)).toEqual(products.slice(0, 300).map(({ name }) => name));
    expect(other.map(({ stock }) => stock)).not.toEqual(products.slice(0, 300).map(({ stock }) => stock));
  });

  it('makes as many products as asked for, beyond the combinations of its words too', () => {
    const many = generateDemoCatalogue({ count: 12_000, now }).products;
    expect(new Set(many.map(({ name }) => name)).size).toBe(12_000);
    expect(new Set(many.map(({ _id }) => _id)).size).toBe(12_000);
  });

  it('has categories and subcategories of the kinds a shopper expects', () => {
    expect(categories.length).toBeGreaterThanOrEqual(12);
    expect(subcategories.length).toBeGreaterThanOrEqual(60);
    const names = subcategories.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'T-Shirts',
        'Sarees',
        'Neckbands',
        'Atta & Flours',
        'Dal & Pulses',
        'Smart Watches',
      ]),
    );
  });

  it('lets some subcategories belong to several categories that exist', () => {
    const ids = new Set(categories.map(({ _id }) => _id));
    expect(subcategories.every(({ categoryIds }) => categoryIds.every((id) => ids.has(id)))).toBe(true);
    expect(subcategories.filter(({ categoryIds }) => categoryIds.length > 1).length).toBeGreaterThanOrEqual(
      3,
    );
  });

  it('puts every product into one subcategory and into that one’s categories', () => {
    const subcategory = new Map(subcategories.map((one) => [one._id, one.categoryIds]));
    const misplaced = products.filter(
      ({ subCategoryIds, categoryIds }) =>
        subCategoryIds.length !== 1 ||
        String(categoryIds) !== String(subcategory.get(subCategoryIds[0] ?? '')),
    );
    expect(misplaced).toEqual([]);
  });

  it('fills in every product as the contract asks', () => {
    for (const product of products) {
      const request = {
        ...product,
        category: product.categoryIds,
        subCategory: product.subCategoryIds,
        price: product.pricePaise / 100,
        more_details: product.moreDetails,
        variants: product.variants.map(({ name, stock, pricePaise, image }) => ({
          name,
          ...(stock !== undefined && { stock }),
          ...(pricePaise !== undefined && { price: pricePaise / 100 }),
          ...(image && { image }),
        })),
      };
      const { error } = CreateProductRequest.safeParse(request);
      if (error) throw new Error(`${product.name}: ${error.message}`);
    }
  });

  it('has whole prices, whole discounts up to 70 % and a share of big ones', () => {
    expect(products.every(({ pricePaise }) => pricePaise >= 500 && pricePaise % 100 === 0)).toBe(true);
    expect(
      products.every(({ discount }) => Number.isInteger(discount) && discount >= 0 && discount <= 70),
    ).toBe(true);
    expect(share(({ discount }) => discount > 50)).toBeGreaterThan(0.05);
    expect(share(({ discount }) => discount === 0)).toBeGreaterThan(0.05);
  });

  it('is out of some things and low on others', () => {
    expect(share(({ stock }) => stock === 0)).toBeGreaterThan(0.02);
    expect(share(({ stock }) => stock === 0)).toBeLessThan(0.1);
    expect(share(({ stock }) => stock > 0 && stock <= 5)).toBeGreaterThan(0.04);
  });

  it('gives a product without stock no variant with stock', () => {
    const empty = products.filter(({ stock, variants }) => stock === 0 && variants.length > 0);
    expect(empty.length).toBeGreaterThan(0);
    expect(empty.flatMap(({ variants }) => variants).every(({ stock }) => stock === 0)).toBe(true);
  });

  it('can sell nearly every product with stock by one of its variants', () => {
    const offered = products.filter(({ stock, variants }) => stock > 0 && requiresVariant(variants));
    expect(offered.length).toBeGreaterThan(0);
    const sellable = offered.filter((product) => piecesForSale(product) > 0);
    expect(sellable.length / offered.length).toBeGreaterThan(0.99);
  });

  it('names a picture that exists for everything', () => {
    const addresses = [...categories, ...subcategories]
      .map(({ image }) => image)
      .concat(
        products.flatMap(({ image, variants }) => [...image, ...variants.flatMap((one) => one.image ?? [])]),
      );
    const keyOf = (address: string) => /^\/images\/demo\/(.+)-640\.webp$/.exec(address)?.[1] ?? '';
    expect([...new Set(addresses)].filter((address) => !subjectOf(keyOf(address)))).toEqual([]);
  });

  it('dates products within 400 days and reviews after their product', () => {
    const born = new Map(products.map(({ _id, createdAt }) => [_id, createdAt.getTime()]));
    expect(Math.min(...born.values())).toBeGreaterThan(now.getTime() - 400 * DAY);
    const misdated = reviews.filter(
      ({ productId, createdAt }) =>
        !(createdAt.getTime() > (born.get(productId) ?? Number.NaN) && createdAt < now),
    );
    expect(misdated).toEqual([]);
  });

  it('counts the stars of each product’s reviews', () => {
    const given = new Map(products.map(({ _id }) => [_id, [0, 0, 0, 0, 0]]));
    for (const { productId, rating } of reviews) {
      const stars = given.get(productId) ?? [];
      stars[rating - 1] = (stars[rating - 1] ?? 0) + 1;
    }
    expect(
      products.every(({ _id, ratingHistogram }) => String(given.get(_id)) === String(ratingHistogram)),
    ).toBe(true);
  });

  it('has reviews for most products, mostly good ones', () => {
    const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    expect(new Set(reviews.map(({ productId }) => productId)).size).toBeGreaterThan(2500);
    expect(average).toBeGreaterThan(3.9);
    expect(average).toBeLessThan(4.6);
  });
});
