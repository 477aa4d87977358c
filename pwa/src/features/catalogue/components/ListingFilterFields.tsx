import { Button } from '../../../ui/button/Button';
import { Select } from '../../../ui/field/Select';
import { TextField } from '../../../ui/field/TextField';
import { countFilters, type ListingFilters, SORTS } from '../rules/listing-filters';
import { listingTexts as texts } from '../texts/listing';
import styles from './ListingFilterFields.module.css';

interface ListingFilterFieldsProps {
  readonly filters: ListingFilters;
  readonly onChange: (changed: Partial<ListingFilters>) => void;
  readonly onClear: () => void;
}

const sortOptions = [
  { value: '', label: texts.sortNone },
  ...SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] })),
];

/** Whole rupees, as they are typed; nothing typed is no limit. */
const rupeesTyped = (text: string) => {
  const digits = text.replace(/\D/g, '').slice(0, 7);
  return digits === '' ? undefined : Number(digits);
};

/** Min price, max price, sort, In Stock Only and Clear Filters (section 2, Product listing). */
export function ListingFilterFields({ filters, onChange, onClear }: ListingFilterFieldsProps) {
  const { min, max, sort, inStockOnly, search } = filters;
  const on = countFilters(filters) > 0 || search !== '';
  return (
    <div className={styles.filters}>
      <Select
        label={texts.sort}
        value={sort ?? ''}
        options={sortOptions}
        onChoice={(chosen) => onChange({ sort: SORTS.find((known) => known === chosen) })}
      />
      <div className={styles.prices}>
        <TextField
          label={texts.min}
          name="min"
          inputMode="numeric"
          autoComplete="off"
          placeholder="₹"
          value={min ?? ''}
          onText={(text) => onChange({ min: rupeesTyped(text) })}
        />
        <TextField
          label={texts.max}
          name="max"
          inputMode="numeric"
          autoComplete="off"
          placeholder="₹"
          value={max ?? ''}
          onText={(text) => onChange({ max: rupeesTyped(text) })}
        />
      </div>
      <label className={styles.stock}>
        <input
          type="checkbox"
          checked={inStockOnly}
          onChange={(event) => onChange({ inStockOnly: event.target.checked })}
        />
        {texts.inStockOnly}
      </label>
      <Button look="outline" disabled={!on} onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}
