import { StockReason } from '@jhola/shared/contracts/stock.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import type { StockWay } from '../rules/bulk-fields';
import { bulkTexts } from '../texts';
import type { BulkPartProps } from './BulkPrice';

const WAYS: readonly StockWay[] = ['stay', 'in', 'out', 'set'];
/** As much as a note may hold (contract). */
const LONGEST_NOTE = 500;

/** What becomes of the stock, and why: the history of the stock keeps it. */
export function BulkStock({ fields, problems, onFields }: BulkPartProps) {
  const texts = useTexts(bulkTexts);
  const { stockWay, pieces, reason, note } = fields;
  return (
    <>
      <Select
        label={texts.stock}
        name="stockWay"
        value={stockWay}
        options={WAYS.map((value) => ({ value, label: texts.stockWays[value] }))}
        onChoice={(value) => onFields({ stockWay: WAYS.find((way) => way === value) ?? 'stay' })}
      />
      {stockWay !== 'stay' && (
        <>
          <TextField
            label={texts.pieces}
            name="pieces"
            inputMode="numeric"
            autoComplete="off"
            required
            value={pieces}
            error={problems.pieces && texts.problems.pieces}
            hint={texts.ownStock}
            onText={(text) => onFields({ pieces: text })}
          />
          <Select
            label={texts.reason}
            name="reason"
            value={reason}
            options={StockReason.options.map((value) => ({ value, label: texts.reasons[value] }))}
            onChoice={(value) => onFields({ reason: StockReason.parse(value) })}
          />
          <TextArea
            label={texts.note}
            name="note"
            maxLength={LONGEST_NOTE}
            value={note}
            onText={(text) => onFields({ note: text })}
          />
        </>
      )}
    </>
  );
}
