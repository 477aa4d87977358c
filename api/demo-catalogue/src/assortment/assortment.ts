import { audio } from './audio.js';
import { beauty } from './beauty.js';
import { books } from './books.js';
import { clothing } from './clothing.js';
import { dairy } from './dairy.js';
import { ethnicWear } from './ethnic-wear.js';
import type { Assortment, Family } from './family.js';
import { home } from './home.js';
import { pets } from './pets.js';
import { snacks } from './snacks.js';
import { sports } from './sports.js';
import { staples } from './staples.js';
import { stationery } from './stationery.js';
import { toys } from './toys.js';
import { watches } from './watches.js';

/** A subcategory with the family it belongs to and its name in ids and picture keys. */
export interface Subcategory {
  readonly slug: string;
  readonly family: Family;
  readonly assortment: Assortment;
}

export const families: readonly Family[] = [
  books,
  audio,
  watches,
  clothing,
  ethnicWear,
  toys,
  snacks,
  staples,
  dairy,
  home,
  beauty,
  stationery,
  sports,
  pets,
];

/** A name as it stands in ids and picture keys: lower case letters and digits with single hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Every subcategory of the demo shop, in order. */
export const subcategories: readonly Subcategory[] = families.flatMap((family) =>
  family.assortments.map((assortment) => ({ slug: slugOf(assortment.name), family, assortment })),
);

const bySlug = new Map(subcategories.map((subcategory) => [subcategory.slug, subcategory]));

/** The subcategory of that slug, if the demo shop has it. */
export const subcategoryBySlug = (slug: string): Subcategory | undefined => bySlug.get(slug);
