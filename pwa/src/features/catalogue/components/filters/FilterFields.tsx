import { FILTER_LIMITS } from '@jhola/shared/contracts/product-filter-limits';
import type { ProductFacets, ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { minIsAboveMax } from '@jhola/shared/domain/filters/filters-in-query';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { useState } from 'react';
import { packTexts } from '#i18n/pack-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { rupeesTyped } from '../../rules/listing-filters';
import { listingTexts } from '../../texts/listing';
import { BrandChoices } from './BrandChoices';
import { FacetChips } from './FacetChips';
import styles from './FilterFields.module.css';

interface FilterFieldsProps {
  readonly filters: ProductFilters;
  /** `undefined` while nothing is known of what can be chosen. */
  readonly facets: ProductFacets | undefined;
  readonly onChange: (changed: Partial<ProductFilters>) => void;
}

/** Everything that products can be narrowed down by, with counts (docs/product.md#listing-filters). */
export function FilterFields({ filters, facets, onChange }: FilterFieldsProps) {
  const texts = useTexts(listingTexts);
  const { pack } = useTexts(packTexts);
  const { inStockOnly, brands, packs, discount, rating } = filters;
  return (
    <div className={styles.filters}>
      <PriceFields filters={filters} range={facets?.price} onChange={onChange} />
      <Checkbox
        label={texts.inStockOnly}
        note={facets && `(${facets.inStock})`}
        checked={inStockOnly}
        onCheck={(checked) => onChange({ inStockOnly: checked })}
      />
      <BrandChoices
        brands={facets?.brands ?? []}
        chosen={brands}
        onToggle={(value) => onChange({ brands: toggled(brands, value) })}
      />
      <FacetChips
        title={texts.pack}
        choices={(facets?.packs ?? []).map((one) => ({ ...one, label: pack(one.label) }))}
        isChosen={(value) => packs.includes(value)}
        onToggle={(value) => onChange({ packs: toggled(packs, value) })}
      />
      <FacetChips
        title={texts.discount}
        choices={(facets?.discounts ?? []).map(({ atLeast, count }) => ({
          value: atLeast,
          label: texts.atLeastPercent(atLeast),
          count,
        }))}
        isChosen={(value) => value === discount}
        onToggle={(value) => onChange({ discount: value === discount ? undefined : value })}
      />
      <FacetChips
        title={texts.rating}
        choices={(facets?.ratings ?? []).map(({ atLeast, count }) => ({
          value: atLeast,
          label: texts.atLeastStars(atLeast),
          count,
        }))}
        isChosen={(value) => value === rating}
        onToggle={(value) => onChange({ rating: value === rating ? undefined : value })}
      />
    </div>
  );
}

/** Without a value that is among some, with one that is not: as many as can be chosen together. */
const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value)
    ? values.filter((one) => one !== value)
    : [...values, value].slice(-FILTER_LIMITS.choices);

interface PriceFieldsProps {
  readonly filters: ProductFilters;
  readonly range: ProductFacets['price'] | undefined;
  readonly onChange: (changed: Partial<ProductFilters>) => void;
}

/** Min price and max price; what there is stands in the empty fields. */
function PriceFields({ filters, range, onChange }: PriceFieldsProps) {
  const texts = useTexts(listingTexts);
  const { min, max } = filters;
  // A maximum that is being typed is small at first; it is wrong only once it is left.
  const [typing, setTyping] = useState(false);
  const field = {
    inputMode: 'numeric',
    autoComplete: 'off',
    onFocus: () => setTyping(true),
    onBlur: () => setTyping(false),
  } as const;
  return (
    <div className={styles.prices}>
      <TextField
        {...field}
        label={texts.min}
        name="min"
        placeholder={range ? formatRupees(range.min) : '₹'}
        value={min ?? ''}
        onText={(text) => onChange({ min: rupeesTyped(text) })}
      />
      <TextField
        {...field}
        label={texts.max}
        name="max"
        placeholder={range ? formatRupees(range.max) : '₹'}
        value={max ?? ''}
        error={!typing && minIsAboveMax(filters) ? texts.minAboveMax : undefined}
        onText={(text) => onChange({ max: rupeesTyped(text) })}
      />
    </div>
  );
}
