import type { Subcategory } from './assortment/assortment.js';
import type { Words } from './assortment/family.js';
import type { ProductTraits } from './assortment/product-traits.js';
import type { ToneName } from './drawing/colours.js';
import type { SeededRandom } from './seeded-random.js';

/** What shoppers call the colours of the paint box. */
export const colourNames: Readonly<Record<ToneName, string>> = {
  saffron: 'Saffron',
  marigold: 'Marigold Yellow',
  turmeric: 'Turmeric Yellow',
  wheat: 'Wheat',
  cream: 'Cream',
  ivory: 'Ivory',
  chilli: 'Chilli Red',
  brick: 'Brick Red',
  maroon: 'Maroon',
  rose: 'Rose Pink',
  blush: 'Blush',
  magenta: 'Rani Pink',
  plum: 'Plum',
  lavender: 'Lavender',
  indigo: 'Indigo',
  navy: 'Navy Blue',
  sky: 'Sky Blue',
  ocean: 'Ocean Blue',
  teal: 'Teal',
  peacock: 'Peacock',
  mint: 'Mint Green',
  leaf: 'Leaf Green',
  forest: 'Forest Green',
  olive: 'Olive',
  sand: 'Sand',
  cocoa: 'Cocoa',
  walnut: 'Walnut',
  charcoal: 'Charcoal',
  graphite: 'Graphite',
  silver: 'Silver',
  pearl: 'Pearl White',
  copper: 'Copper',
  gold: 'Old Gold',
};

/** Fills `{maker}` and `{thing}`. */
export function fill(sentence: string, { maker, thing }: ProductTraits): string {
  return sentence.replaceAll('{maker}', maker).replaceAll('{thing}', thing.name);
}

/** The texts about a subcategory's products: its own, and its family's where it has none. */
export const wordsOf = ({ family, assortment }: Subcategory): Words => ({ ...family, ...assortment.words });

/** Three or four sentences: what it is, what sets it apart, and one or two about its maker. */
export function descriptionOf(traits: ProductTraits, random: SeededRandom): string {
  const closings = random.sample(wordsOf(traits.subcategory).closings, random.chance(0.3) ? 2 : 1);
  return [traits.thing.note, traits.quality.note, ...closings.map((closing) => fill(closing, traits))].join(
    ' ',
  );
}

/** The extra fields: the maker, and what the family and the subcategory say about their products. */
export function detailsOf(traits: ProductTraits, unit: string, random: SeededRandom): Record<string, string> {
  const { family, assortment } = traits.subcategory;
  const details: Record<string, string> = {
    [assortment.nameWithoutMaker ? 'Publisher' : 'Brand']: traits.maker,
  };
  for (const [field, choices] of Object.entries({ ...family.details, ...assortment.details })) {
    if (choices.length > 0) details[field] = random.pick(choices);
  }
  Object.assign(details, traits.quality.details, traits.thing.details);
  const [tone] = traits.tones;
  if (tone && showsItsColour(traits)) details.Colour = colourNames[tone];
  if (assortment.packs) details['Net quantity'] = unit;
  return details;
}

function showsItsColour({ subcategory: { assortment } }: ProductTraits): boolean {
  return assortment.variants !== undefined && assortment.variants !== 'packs';
}
