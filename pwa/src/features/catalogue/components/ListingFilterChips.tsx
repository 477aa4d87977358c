import { formatRupees } from '@jhola/shared/domain/money/money';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import type { ListingFilters } from '../rules/listing-filters';
import { listingTexts } from '../texts/listing';
import styles from './ListingFilterChips.module.css';

interface ListingFilterChipsProps {
  readonly filters: ListingFilters;
  readonly onChange: (changed: Partial<ListingFilters>) => void;
}

/** The filters that are on, each to be taken away by a touch; nothing while none is. */
export function ListingFilterChips({ filters, onChange }: ListingFilterChipsProps) {
  const texts = useTexts(listingTexts);
  const { min, max, sort, inStockOnly } = filters;
  const chips: readonly { readonly words: string; readonly without: Partial<ListingFilters> }[] = [
    ...(sort ? [{ words: texts.sortOrders[sort], without: { sort: undefined } }] : []),
    ...(min !== undefined ? [{ words: texts.from(formatRupees(min)), without: { min: undefined } }] : []),
    ...(max !== undefined ? [{ words: texts.upTo(formatRupees(max)), without: { max: undefined } }] : []),
    ...(inStockOnly ? [{ words: texts.inStockOnly, without: { inStockOnly: false } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={texts.active}>
      {chips.map(({ words, without }) => (
        <li key={words}>
          <button type="button" aria-label={texts.remove(words)} onClick={() => onChange(without)}>
            {words}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
