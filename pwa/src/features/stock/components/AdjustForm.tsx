import { type StockLevel, StockReason } from '@jhola/shared/contracts/stock.contract';
import { type FormEvent, useState } from 'react';
import type { Mutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { adjust } from '../commands/adjust-stock';
import { type AdjustmentProblem, type Direction, readAdjustment } from '../rules/adjustment';
import { levelName } from '../rules/stock-query';
import { stockTexts } from '../texts';
import styles from './AdjustForm.module.css';

/** As much as a note may hold (contract). */
const LONGEST_NOTE = 500;

interface AdjustFormProps {
  readonly formId: string;
  readonly level: StockLevel;
  readonly saving: Mutation;
  readonly onAdjusted: (level: StockLevel) => void;
}

/** How many pieces come in or go out, and why; says how many are left afterwards. */
export function AdjustForm({ formId, level, saving, onAdjusted }: AdjustFormProps) {
  const texts = useTexts(stockTexts);
  const { productId, variantId, left } = level;
  const [fields, setFields] = useState<{
    readonly direction: Direction;
    readonly pieces: string;
    readonly reason: StockReason;
    readonly text: string;
  }>({ direction: 'in', pieces: '', reason: 'RECEIVED', text: '' });
  const [problems, setProblems] = useState<{ readonly pieces?: AdjustmentProblem }>({});
  const form = useFocusFirstWrong(problems);
  const read = readAdjustment(fields.direction, fields.pieces, left);
  const words = { pieces: texts.piecesWrong, 'too-many': texts.tooMany(left) };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setProblems('problem' in read ? { pieces: read.problem } : {});
    if ('problem' in read) return;
    await saving.run(async () => {
      const { reason } = fields;
      const text = fields.text.trim() || undefined;
      const request = { productId, variantId, change: read.change, reason, text };
      const adjusted = await adjust(request, saving.keyOf(fields));
      onAdjusted(adjusted.level);
      return adjusted.words;
    });
  };

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.what}>
        <strong>{levelName(level)}</strong>
        <span>{texts.now(left)}</span>
      </p>
      <Select
        label={texts.direction}
        name="direction"
        value={fields.direction}
        options={(['in', 'out'] as const).map((value) => ({ value, label: texts.directions[value] }))}
        onChoice={(value) => setFields({ ...fields, direction: value === 'out' ? 'out' : 'in' })}
      />
      <TextField
        label={texts.pieces}
        name="pieces"
        inputMode="numeric"
        autoComplete="off"
        required
        value={fields.pieces}
        error={problems.pieces && words[problems.pieces]}
        hint={'change' in read ? texts.afterwards(left + read.change) : undefined}
        onText={(pieces) => {
          setFields({ ...fields, pieces });
          setProblems({});
        }}
      />
      <Select
        label={texts.reason}
        name="reason"
        value={fields.reason}
        options={StockReason.options.map((value) => ({ value, label: texts.reasons[value] }))}
        onChoice={(value) => setFields({ ...fields, reason: StockReason.parse(value) })}
      />
      <TextArea
        label={texts.note}
        name="text"
        maxLength={LONGEST_NOTE}
        value={fields.text}
        onText={(text) => setFields({ ...fields, text })}
      />
    </form>
  );
}
