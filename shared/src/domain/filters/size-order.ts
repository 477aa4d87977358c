import type { FacetValue } from '../../contracts/product-filters.contract.js';

/** Sizes of clothes, the smallest first, in each of their spellings. */
const RANKS: ReadonlyMap<string, number> = new Map(
  ['xxs 2xs', 'xs', 's', 'm', 'l', 'xl', 'xxl 2xl', 'xxxl 3xl', 'xxxxl 4xl', '5xl', '6xl'].flatMap(
    (spellings, rank) => spellings.split(' ').map((size): [string, number] => [size, rank]),
  ),
);

/** Packs or sizes as one reads them: sizes of clothes from small to large, other packs as they are, the more frequent kind first. */
export function inSizeOrder(packs: readonly FacetValue[]): FacetValue[] {
  const rank = ({ value }: FacetValue): number => RANKS.get(value) ?? -1;
  const sizes = packs.filter((pack) => rank(pack) >= 0);
  const others = packs.filter((pack) => rank(pack) < 0);
  const sized = [...sizes].sort((one, other) => rank(one) - rank(other));
  const most = (values: readonly FacetValue[]): number => values[0]?.count ?? -1;
  return most(sizes) > most(others) ? [...sized, ...others] : [...others, ...sized];
}
