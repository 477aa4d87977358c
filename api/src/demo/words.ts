import type { Subcategory } from './assortment/assortment.js';
import type { Words } from './assortment/family.js';
import type { Make } from './assortment/make.js';
import type { ToneName } from './illustrations/colours.js';
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
export function fill(sentence: string, { maker, thing }: Make): string {
  return sentence.replaceAll('{maker}', maker).replaceAll('{thing}', thing.name);
}

/** The texts about a subcategory's products: its own, and its family's where it has none. */
export const wordsOf = ({ family, assortment }: Subcategory): Words => ({ ...family, ...assortment.words });

/** Three or four sentences: what it is, what sets it apart, and one or two about its maker. */
export function descriptionOf(make: Make, random: SeededRandom): string {
  const closings = random.sample(wordsOf(make.subcategory).closings, random.chance(0.3) ? 2 : 1);
  return [make.thing.note, make.quality.note, ...closings.map((closing) => fill(closing, make))].join(' ');
}

/** The extra fields: the maker, and what the family and the subcategory say about their products. */
export function detailsOf(make: Make, unit: string, random: SeededRandom): Record<string, string> {
  const { family, assortment } = make.subcategory;
  const details: Record<string, string> = {
    [assortment.nameWithoutMaker ? 'Publisher' : 'Brand']: make.maker,
  };
  for (const [field, choices] of Object.entries({ ...family.details, ...assortment.details })) {
    if (choices.length > 0) details[field] = random.pick(choices);
  }
  Object.assign(details, make.quality.details, make.thing.details);
  const [tone] = make.tones;
  if (tone && showsItsColour(make)) details.Colour = colourNames[tone];
  if (assortment.packs) details['Net quantity'] = unit;
  return details;
}

function showsItsColour({ subcategory: { assortment } }: Make): boolean {
  return assortment.variants !== undefined && assortment.variants !== 'packs';
}
