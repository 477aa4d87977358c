import type { Subcategory } from '../assortment/assortment.js';
import { plainName, traitsOf } from '../assortment/product-traits.js';
import { type ToneName, tones } from '../drawing/colours.js';
import { drawings } from '../drawing/drawings.js';
import { SeededRandom } from '../seeded-random.js';
import type { Model } from './scenes.js';

/** A product of the subcategory, ready to be drawn in a scene, in its own colour or in `tone`. */
export function modelOf(subcategory: Subcategory, ordinal: number, tone?: ToneName): Model {
  const traits = traitsOf(subcategory, ordinal);
  const { assortment } = subcategory;
  const drawing = drawings[traits.thing.drawing ?? assortment.drawing];
  const own = tones[tone ?? traits.tones[0] ?? 'saffron'];
  const style = {
    brand: traits.maker,
    label: assortment.nameWithoutMaker ? plainName(traits) : traits.thing.name,
    emblem: traits.thing.emblem ?? assortment.emblem ?? 'star',
  } as const;
  return {
    tone: own,
    brand: traits.maker,
    // A fresh source each time, so that two of the same thing in one picture have the same pattern.
    draw: (p, worn = own) =>
      drawing(p, { ...style, tone: worn, random: new SeededRandom(`${subcategory.slug}:${ordinal}:look`) }),
  };
}

/** A product of the subcategory with nothing written on it. */
export function plainModelOf(subcategory: Subcategory, tone: ToneName): Model {
  const { assortment } = subcategory;
  const drawing = drawings[assortment.drawing];
  const own = tones[tone];
  const emblem = assortment.emblem ?? 'star';
  return {
    tone: own,
    brand: '',
    draw: (p, worn = own) =>
      drawing(p, {
        brand: '',
        label: '',
        emblem,
        tone: worn,
        random: new SeededRandom(`plain:${subcategory.slug}:${tone}`),
      }),
  };
}
