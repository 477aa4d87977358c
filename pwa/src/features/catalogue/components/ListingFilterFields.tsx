import { useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { type ListingFilters, minIsAboveMax, rupeesTyped } from '../rules/listing-filters';
import { listingTexts } from '../texts/listing';
import styles from './ListingFilterFields.module.css';

interface ListingFilterFieldsProps {
  readonly filters: ListingFilters;
  readonly onChange: (changed: Partial<ListingFilters>) => void;
}

/** Min price, max price and In Stock Only (docs/product.md#listing-filters). */
export function ListingFilterFields({ filters, onChange }: ListingFilterFieldsProps) {
  const texts = useTexts(listingTexts);
  const { min, max, inStockOnly } = filters;
  // A maximum that is being typed is small at first; it is wrong only once it is left.
  const [typing, setTyping] = useState(false);
  return (
    <div className={styles.filters}>
      <div className={styles.prices}>
        <TextField
          label={texts.min}
          name="min"
          inputMode="numeric"
          autoComplete="off"
          placeholder="₹"
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          value={min ?? ''}
          onText={(text) => onChange({ min: rupeesTyped(text) })}
        />
        <TextField
          label={texts.max}
          name="max"
          inputMode="numeric"
          autoComplete="off"
          placeholder="₹"
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          value={max ?? ''}
          error={!typing && minIsAboveMax(filters) ? texts.minAboveMax : undefined}
          onText={(text) => onChange({ max: rupeesTyped(text) })}
        />
      </div>
      <Checkbox
        label={texts.inStockOnly}
        checked={inStockOnly}
        onCheck={(checked) => onChange({ inStockOnly: checked })}
      />
    </div>
  );
}
