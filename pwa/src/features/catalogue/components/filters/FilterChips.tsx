import type { ProductFacets, ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { packTexts } from '#i18n/pack-texts.ts';
import type { Translation } from '#i18n/translation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { listingTexts } from '../../texts/listing';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  readonly filters: ProductFilters;
  /** How brands and packs are written; their own names do while that is not known. */
  readonly facets: ProductFacets | undefined;
  readonly onChange: (changed: Partial<ProductFilters>) => void;
  readonly onClear: () => void;
}

/** What is chosen above the results: each to be taken away by a touch, or all of it; nothing while nothing is chosen. */
export function FilterChips({ filters, facets, onChange, onClear }: FilterChipsProps) {
  const texts = useTexts(listingTexts);
  const { pack } = useTexts(packTexts);
  const chips = chipsOf(filters, facets, texts, pack);
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul aria-label={texts.active}>
        {chips.map(({ key, words, without }) => (
          <li key={key}>
            <button type="button" aria-label={texts.remove(words)} onClick={() => onChange(without)}>
              {words}
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={onClear}>
        {texts.clearAll}
      </button>
    </div>
  );
}

interface FilterChip {
  readonly key: string;
  readonly words: string;
  /** What changes when it is taken away. */
  readonly without: Partial<ProductFilters>;
}

function chipsOf(
  { min, max, sort, inStockOnly, brands, packs, discount, rating }: ProductFilters,
  facets: ProductFacets | undefined,
  texts: Translation<typeof listingTexts>,
  packLabel: (label: string) => string,
): FilterChip[] {
  const labelIn = (kind: 'brands' | 'packs', value: string) =>
    facets?.[kind].find((one) => one.value === value)?.label ?? value;
  const one = (key: string, words: string | undefined, without: Partial<ProductFilters>): FilterChip[] =>
    words === undefined ? [] : [{ key, words, without }];
  return [
    ...one('sort', sort && texts.sortOrders[sort], { sort: undefined }),
    ...one('min', min === undefined ? undefined : texts.from(formatRupees(min)), { min: undefined }),
    ...one('max', max === undefined ? undefined : texts.upTo(formatRupees(max)), { max: undefined }),
    ...brands.flatMap((value) =>
      one(`brand ${value}`, labelIn('brands', value), { brands: brands.filter((brand) => brand !== value) }),
    ),
    ...packs.flatMap((value) =>
      one(`pack ${value}`, packLabel(labelIn('packs', value)), {
        packs: packs.filter((pack) => pack !== value),
      }),
    ),
    ...one('discount', discount === undefined ? undefined : texts.atLeastPercent(discount), {
      discount: undefined,
    }),
    ...one('rating', rating === undefined ? undefined : texts.atLeastStars(rating), { rating: undefined }),
    ...one('inStock', inStockOnly ? texts.inStockOnly : undefined, { inStockOnly: false }),
  ];
}
