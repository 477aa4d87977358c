import type { ToneName } from '../drawing/colours.js';
import { SeededRandom } from '../seeded-random.js';
import type { Subcategory } from './assortment.js';
import type { Quality, Thing } from './family.js';

/** What a subcategory's nth product is. Its texts and its pictures both follow from this choice. */
export interface ProductTraits {
  readonly subcategory: Subcategory;
  readonly ordinal: number;
  readonly thing: Thing;
  readonly quality: Quality;
  readonly maker: string;
  /** 1, or higher once the subcategory has used up its combinations. */
  readonly edition: number;
  /** Its own colour first, then the others it comes in. */
  readonly tones: readonly ToneName[];
}

/** The golden section: steps of this share of a circle spread evenly, however many are taken. */
const GOLDEN = 0.618_034;

/** A step through `combinations` that visits each of them once and puts neighbours far apart. */
function strideThrough(combinations: number): number {
  let stride = Math.max(1, Math.round(combinations * GOLDEN));
  while (commonFactor(stride, combinations) !== 1) stride += 1;
  return stride;
}

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b));

/** The product of a subcategory by its number, from 0. The same subcategory and number always give the same product. */
export function traitsOf(subcategory: Subcategory, ordinal: number): ProductTraits {
  const { assortment, family } = subcategory;
  const random = new SeededRandom(`${subcategory.slug}:${ordinal}`);
  const qualities = assortment.qualities ?? family.qualities;
  const makers = assortment.nameWithoutMaker ? 1 : family.makers.length;
  const combinations = assortment.things.length * qualities.length * makers;
  const index = (ordinal * strideThrough(combinations)) % combinations;
  const thing = at(assortment.things, index);
  const quality = at(qualities, Math.floor(index / assortment.things.length));
  const maker = assortment.nameWithoutMaker
    ? random.pick(family.makers)
    : at(family.makers, Math.floor(index / (assortment.things.length * qualities.length)));
  return {
    subcategory,
    ordinal,
    thing,
    quality,
    maker,
    edition: Math.floor(ordinal / combinations) + 1,
    tones: random.sample<ToneName>(thing.tones ?? assortment.tones, 4),
  };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('An assortment has an empty list.');
  return found;
}

/** The product's name before it is made unique. */
export function plainName({ subcategory, thing, quality, maker }: ProductTraits): string {
  if (subcategory.assortment.nameWithoutMaker) return `${thing.name} ${quality.name}`.replace(' :', ':');
  if (thing.name.startsWith(`${quality.name} `)) return `${maker} ${thing.name}`;
  const trailing = /^(with|for|in) |^\d/.test(quality.name);
  return trailing ? `${maker} ${thing.name} ${quality.name}` : `${maker} ${quality.name} ${thing.name}`;
}
