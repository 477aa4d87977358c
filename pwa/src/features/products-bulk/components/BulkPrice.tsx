import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import type { BulkFields, BulkProblems, PriceWay } from '../rules/bulk-fields';
import { bulkTexts } from '../texts';

/** A part of the form of a bulk edit. */
export interface BulkPartProps {
  readonly fields: BulkFields;
  readonly problems: BulkProblems;
  readonly onFields: (change: Partial<BulkFields>) => void;
}

const WAYS: readonly PriceWay[] = ['stay', 'set', 'raise', 'lower'];

/** What becomes of the price: another for all, or so many percent more or less. */
export function BulkPrice({ fields, problems, onFields }: BulkPartProps) {
  const texts = useTexts(bulkTexts);
  const { priceWay, price } = fields;
  const isSet = priceWay === 'set';
  const problem = problems.price ? texts.problems.price : problems.percent && texts.problems.percent;
  return (
    <>
      <Select
        label={texts.price}
        name="priceWay"
        value={priceWay}
        options={WAYS.map((value) => ({ value, label: texts.priceWays[value] }))}
        onChoice={(value) => onFields({ priceWay: WAYS.find((way) => way === value) ?? 'stay' })}
      />
      {priceWay !== 'stay' && (
        <TextField
          label={isSet ? texts.newPrice : texts.percent}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          required
          value={price}
          error={problem}
          hint={isSet ? texts.ownPrices : texts.variantPrices}
          onText={(text) => onFields({ price: text })}
        />
      )}
    </>
  );
}
