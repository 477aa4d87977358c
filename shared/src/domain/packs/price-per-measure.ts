import { packSizeOf } from '../search/pack-size.js';

/** What a kilogram or a litre costs. */
export interface PricePerMeasure {
  readonly measure: 'kg' | 'litre';
  /** In whole paise; from ten rupees on in whole rupees. */
  readonly paise: number;
}

/** Grams of a kilogram, millilitres of a litre. */
const IN_A_MEASURE = 1000;
const PAISE_OF_A_RUPEE = 100;
/** From so many paise on, nobody compares paise. */
const WHOLE_RUPEES_FROM = 10 * PAISE_OF_A_RUPEE;

/**
 * What a kilogram or a litre of a pack costs, so that packs of different sizes can be compared
 * (docs/product.md#price-per-measure).
 * @param pack as it is written on it, such as `500 g`, `2 x 150 ml` or `1.5 L`
 * @param pricePaise what the pack costs, in whole paise
 * @returns `undefined` where the pack says no weight or volume, or is just one kilogram or litre
 */
export function pricePerMeasure(pack: string, pricePaise: number): PricePerMeasure | undefined {
  const size = packSizeOf(pack);
  if (!size || size.amount === IN_A_MEASURE) return undefined;
  const exact = Math.round((pricePaise * IN_A_MEASURE) / size.amount);
  const paise = exact < WHOLE_RUPEES_FROM ? exact : Math.round(exact / PAISE_OF_A_RUPEE) * PAISE_OF_A_RUPEE;
  return { measure: size.base === 'g' ? 'kg' : 'litre', paise };
}
