import type { BulkChange } from '@jhola/shared/contracts/bulk-edit.contract';
import { type FormEvent, useState } from 'react';
import { useCategories } from '#data/queries/use-categories.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { type BulkFields, type BulkProblems, readBulk } from '../rules/bulk-fields';
import { bulkTexts } from '../texts';
import styles from './Bulk.module.css';
import { BulkPrice } from './BulkPrice';
import { BulkStock } from './BulkStock';

interface BulkFormProps {
  readonly formId: string;
  readonly fields: BulkFields;
  readonly onFields: (fields: BulkFields) => void;
  /** Called with a change that can be sent. */
  readonly onChange: (change: BulkChange) => void;
}

/** What becomes another in all products; what is left empty stays. */
export function BulkForm({ formId, fields, onFields, onChange }: BulkFormProps) {
  const texts = useTexts(bulkTexts);
  const [problems, setProblems] = useState<BulkProblems>({});
  const form = useFocusFirstWrong(problems);
  const { categories, subcategories } = useCategories({ fresh: true });
  const offered = subcategories.filter(
    ({ category }) => !fields.category || category.some(({ _id }) => _id === fields.category),
  );
  const changeFields = (change: Partial<BulkFields>) => {
    onFields({ ...fields, ...change });
    setProblems({});
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readBulk(fields);
    setProblems('problems' in read ? read.problems : {});
    if ('change' in read) onChange(read.change);
  };
  const toChoose = (categories: readonly { readonly _id: string; readonly name: string }[]) => [
    { value: '', label: texts.stays },
    ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
  ];

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.quiet}>{texts.intro}</p>
      <BulkPrice fields={fields} problems={problems} onFields={changeFields} />
      <TextField
        label={texts.discount}
        name="discount"
        inputMode="decimal"
        autoComplete="off"
        value={fields.discount}
        error={problems.discount && texts.problems.discount}
        onText={(discount) => changeFields({ discount })}
      />
      <BulkStock fields={fields} problems={problems} onFields={changeFields} />
      <Select
        label={texts.category}
        name="category"
        value={fields.category}
        options={toChoose(categories)}
        onChoice={(category) => changeFields({ category, subCategory: '' })}
      />
      <Select
        label={texts.subCategory}
        name="subCategory"
        value={fields.subCategory}
        options={toChoose(offered)}
        onChoice={(subCategory) => changeFields({ subCategory })}
      />
      <p className={styles.problem} role="alert">
        {problems.nothing && texts.nothing}
      </p>
    </form>
  );
}
