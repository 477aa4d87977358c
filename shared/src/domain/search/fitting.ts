import { suiting } from './audience.js';
import type { IndexedProduct } from './product-search.js';
import type { UnderstoodQuery } from './query-understanding.js';

/** What an audience costs a product that is made for nobody in particular, in the costs of a ranking. */
const FOR_ANYBODY = 3;
/** What it costs a product that suits an audience and is made for another one: what boys wear, for kids. */
const FOR_ANOTHER = 1;

/** What it costs a product, in the costs of a ranking, that it is made for others than who is asked for; undefined where it does not fit. */
export type Fitting = (product: IndexedProduct) => number | undefined;

/** Where nothing is asked for beside the words. */
export const ANY: Fitting = () => 0;

/** Whether products cost what is asked for, and suit those who are asked for. */
export function fittingOf({ minPaise, maxPaise, audience }: UnderstoodQuery): Fitting {
  if (audience === 0 && minPaise <= 0 && maxPaise === Number.POSITIVE_INFINITY) return ANY;
  const suits = suiting(audience);
  return (product) => {
    if (product.lowPaise > maxPaise || product.highPaise < minPaise) return undefined;
    if (audience === 0 || (product.audience & audience) !== 0) return 0;
    if ((product.audience & suits) !== 0) return FOR_ANOTHER;
    return product.audience === 0 ? FOR_ANYBODY : undefined;
  };
}
