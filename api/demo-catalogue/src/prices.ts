import type { ProductTraits } from './assortment/product-traits.js';
import { SeededRandom } from './seeded-random.js';

/** A price as shops write them: whole rupees, ending in 9 from a hundred upwards and in 49 or 99 from two thousand. */
export function shopPrice(rupees: number): number {
  if (rupees < 100) return Math.max(5, Math.round(rupees));
  if (rupees < 2000) return Math.max(99, Math.round(rupees / 10) * 10 - 1);
  return Math.round(rupees / 50) * 50 - 1;
}

/** What a pack of `factor` costs, in whole paise before the discount. */
export function pricePaiseOf(traits: ProductTraits, factor: number): number {
  const repute = new SeededRandom(traits.maker).between(0.9, 1.15);
  const lot = new SeededRandom(`${traits.subcategory.slug}:${traits.ordinal}:price`).between(0.95, 1.06);
  return shopPrice(traits.thing.rupees * traits.quality.factor * repute * lot * factor) * 100;
}

/** A whole percent, none for some products, most at the round figures that shops like. */
export function discountOf(traits: ProductTraits, random: SeededRandom): number {
  const [min, max] = traits.subcategory.family.discount;
  if (random.chance(0.1)) return 0;
  const percent = random.int(min, max);
  return random.chance(0.6) ? Math.round(percent / 5) * 5 : percent;
}

/** Whole pieces: mostly plenty, sometimes the last few, sometimes none. */
export function stockOf(random: SeededRandom): number {
  if (random.chance(0.05)) return 0;
  return random.chance(0.1) ? random.int(1, 5) : random.int(12, 240);
}
