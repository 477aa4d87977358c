import { families, type Subcategory, slugOf, subcategoryBySlug } from '../assortment/assortment.js';
import type { Family } from '../assortment/family.js';
import { type ToneName, tones } from '../drawing/colours.js';
import { scenes } from './scenes.js';

export type SceneName = keyof typeof scenes;

/** What a key names. The set of keys is closed: no text of a request ever reaches a picture. */
export type Subject =
  | {
      readonly kind: 'product';
      readonly subcategory: Subcategory;
      readonly ordinal: number;
      readonly scene: SceneName;
      readonly tone?: ToneName;
    }
  | { readonly kind: 'plain'; readonly subcategory: Subcategory; readonly tone: ToneName }
  | { readonly kind: 'subcategory'; readonly subcategory: Subcategory }
  | { readonly kind: 'category'; readonly family: Family };

const productKey = /^([a-z][a-z0-9-]{1,40}?)-(0|[1-9]\d{0,3})-([a-z]{4,5})(?:-([a-z]{3,12}))?$/;
const plainKey = /^plain-([a-z][a-z0-9-]{1,40})-([a-z]{3,12})$/;
const collectionKey = /^(category|subcategory)-([a-z0-9-]{2,40})$/;

/** The key of one of a product's pictures; with a tone, of the product in that colour. */
export function productPictureKey(
  subcategory: Subcategory,
  ordinal: number,
  scene: SceneName,
  tone?: ToneName,
): string {
  // Beyond ten thousand products of a subcategory, pictures repeat.
  return `${subcategory.slug}-${ordinal % 10_000}-${scene}${tone ? `-${tone}` : ''}`;
}

/** The key of a subcategory's product without name and maker, for products that have no picture of their own. */
export const plainPictureKey = (subcategory: Subcategory, tone: ToneName): string =>
  `plain-${subcategory.slug}-${tone}`;

export const subcategoryPictureKey = (subcategory: Subcategory): string => `subcategory-${subcategory.slug}`;

export const categoryPictureKey = (family: Family): string => `category-${slugOf(family.name)}`;

/** What the key names, or undefined when no picture has that key. */
export function subjectOf(key: string): Subject | undefined {
  const collection = collectionKey.exec(key);
  if (collection) {
    const slug = collection[2] ?? '';
    const subcategory = subcategoryBySlug(slug);
    const family = families.find((one) => slugOf(one.name) === slug);
    if (collection[1] === 'subcategory') return subcategory && { kind: 'subcategory', subcategory };
    return family && { kind: 'category', family };
  }
  const plain = plainKey.exec(key);
  if (plain) {
    const subcategory = subcategoryBySlug(plain[1] ?? '');
    const tone = plain[2] ?? '';
    return subcategory && isTone(tone) ? { kind: 'plain', subcategory, tone } : undefined;
  }
  const [, slug = '', ordinal, scene = '', tone] = productKey.exec(key) ?? [];
  const subcategory = subcategoryBySlug(slug);
  if (!subcategory || !isScene(scene) || (tone !== undefined && !isTone(tone))) return undefined;
  return { kind: 'product', subcategory, ordinal: Number(ordinal), scene, ...(tone && { tone }) };
}

const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name);
const isTone = (name: string): name is ToneName => Object.hasOwn(tones, name);
