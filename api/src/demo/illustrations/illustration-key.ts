import { families, type Shelf, shelfBySlug, slugOf } from '../assortment/assortment.js';
import type { Family } from '../assortment/family.js';
import { type ToneName, tones } from './colours.js';
import { scenes } from './scenes.js';

export type SceneName = keyof typeof scenes;

/** What a key names. The set of keys is closed: no text of a request ever reaches a picture. */
export type Subject =
  | {
      readonly kind: 'product';
      readonly shelf: Shelf;
      readonly ordinal: number;
      readonly scene: SceneName;
      readonly tone?: ToneName;
    }
  | { readonly kind: 'plain'; readonly shelf: Shelf; readonly tone: ToneName }
  | { readonly kind: 'subcategory'; readonly shelf: Shelf }
  | { readonly kind: 'category'; readonly family: Family };

const productKey = /^([a-z][a-z0-9-]{1,40}?)-(0|[1-9]\d{0,3})-([a-z]{4,5})(?:-([a-z]{3,12}))?$/;
const plainKey = /^plain-([a-z][a-z0-9-]{1,40})-([a-z]{3,12})$/;
const shelfKey = /^(category|subcategory)-([a-z0-9-]{2,40})$/;

/** The key of one of a product's pictures; with a tone, of the product in that colour. */
export function productPictureKey(shelf: Shelf, ordinal: number, scene: SceneName, tone?: ToneName): string {
  // Beyond ten thousand a shelf, pictures repeat.
  return `${shelf.slug}-${ordinal % 10_000}-${scene}${tone ? `-${tone}` : ''}`;
}

/** The key of a thing of the shelf's kind without name and maker, for goods that have no picture of their own. */
export const plainPictureKey = (shelf: Shelf, tone: ToneName): string => `plain-${shelf.slug}-${tone}`;

export const subcategoryPictureKey = (shelf: Shelf): string => `subcategory-${shelf.slug}`;

export const categoryPictureKey = (family: Family): string => `category-${slugOf(family.name)}`;

/** What the key names, or undefined when no picture has that key. */
export function subjectOf(key: string): Subject | undefined {
  const collection = shelfKey.exec(key);
  if (collection) {
    const slug = collection[2] ?? '';
    const shelf = shelfBySlug(slug);
    const family = families.find((one) => slugOf(one.name) === slug);
    if (collection[1] === 'subcategory') return shelf && { kind: 'subcategory', shelf };
    return family && { kind: 'category', family };
  }
  const plain = plainKey.exec(key);
  if (plain) {
    const shelf = shelfBySlug(plain[1] ?? '');
    const tone = plain[2] ?? '';
    return shelf && isTone(tone) ? { kind: 'plain', shelf, tone } : undefined;
  }
  const [, slug = '', ordinal, scene = '', tone] = productKey.exec(key) ?? [];
  const shelf = shelfBySlug(slug);
  if (!shelf || !isScene(scene) || (tone !== undefined && !isTone(tone))) return undefined;
  return { kind: 'product', shelf, ordinal: Number(ordinal), scene, ...(tone && { tone }) };
}

const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name);
const isTone = (name: string): name is ToneName => Object.hasOwn(tones, name);
