import type { DeliveryArea } from '@jhola/shared/contracts/delivery-areas.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';

/** The longest list of PIN codes and districts that an entry of the activity repeats. */
const LONGEST = 200;

/** An area in one line, for the activity. */
export function describedArea({ name, codes, districts, promise, charge, freeFrom }: DeliveryArea): string {
  const all = [...codes, ...districts.map(({ district, state }) => `${district} (${state})`)].join(', ');
  const where = all.length > LONGEST ? `${all.slice(0, LONGEST)}…` : all;
  const cost = charge === undefined ? 'free' : formatRupees(charge);
  const free = freeFrom === undefined ? '' : `, free from ${formatRupees(freeFrom)}`;
  return `${name}: ${where}; ${promise.count} ${promise.unit}; ${cost}${free}`;
}
