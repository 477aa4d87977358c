import { suiting } from './audience.js';
import type { UnderstoodQuery } from './query-understanding.js';
import type { Ranked } from './ranking.js';

/** What an audience costs a product that is made for nobody in particular, in the costs of a ranking. */
const FOR_ANYBODY = 3;
/** What it costs a product that suits an audience and is made for another one: what boys wear, for kids. */
const FOR_ANOTHER = 1;

/** Of some results those that cost what is asked for, and suit those who are asked for. */
export function fittingOf(
  { minPaise, maxPaise, audience }: UnderstoodQuery,
  found: readonly Ranked[],
): Ranked[] {
  const suits = suiting(audience);
  const fitting: Ranked[] = [];
  for (const one of found) {
    const { product } = one;
    if (product.lowPaise > maxPaise || product.highPaise < minPaise) continue;
    if (audience === 0 || (product.audience & audience) !== 0) fitting.push(one);
    else if ((product.audience & suits) !== 0) fitting.push({ ...one, cost: one.cost + FOR_ANOTHER });
    else if (product.audience === 0) fitting.push({ ...one, cost: one.cost + FOR_ANYBODY });
  }
  return fitting;
}
