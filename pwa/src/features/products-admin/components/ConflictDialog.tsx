import type { ProductConflict } from '@jhola/shared/contracts/product-conflict.contract';
import { useId, useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useCategories } from '#data/queries/use-categories.ts';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { fieldLabel, fieldWords } from '../rules/field-words';
import { changedBeside, type ThreeWays } from '../rules/merge-fields';
import { productAdminTexts } from '../texts';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
  /** The fields that both have changed, and all of the form; the dialog is open while there is something. */
  readonly conflict: { readonly changes: ProductConflict['changes']; readonly ways: ThreeWays } | undefined;
  /** Back to the form: nothing is saved, and nothing that was written is lost. */
  readonly onBack: () => void;
  /** Saves; given the fields where theirs is taken. */
  readonly onSave: (taken: ReadonlySet<string>) => void;
}

/** Says what another has changed of the same fields, and asks field by field what holds (docs/product.md#two-editors). */
export function ConflictDialog({ conflict, onBack, onSave }: ConflictDialogProps) {
  const texts = useTexts(productAdminTexts);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const take = (field: string, isTheirs: boolean) => {
    const next = new Set(taken);
    isTheirs ? next.add(field) : next.delete(field);
    setTaken(next);
  };
  const end = (act: () => void) => {
    setTaken(new Set());
    act();
  };
  return (
    <Dialog
      open={conflict !== undefined}
      title={texts.conflictTitle}
      closeLabel={texts.close}
      onClose={() => end(onBack)}
      footer={
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => end(onBack)}>
            {texts.conflictBack}
          </Button>
          <OnlineButton onClick={() => end(() => onSave(taken))}>{texts.conflictSave}</OnlineButton>
        </div>
      }
    >
      {conflict && (
        <div className={styles.fields}>
          <p>{texts.conflictIntro}</p>
          {conflict.changes.map((change) => (
            <Choice
              key={change.field}
              change={change}
              ways={conflict.ways}
              isTheirs={taken.has(change.field)}
              onTake={(isTheirs) => take(change.field, isTheirs)}
            />
          ))}
          <Beside ways={conflict.ways} />
        </div>
      )}
    </Dialog>
  );
}

function Beside({ ways }: { readonly ways: ThreeWays }) {
  const texts = useTexts(productAdminTexts);
  const beside = changedBeside(ways).map((field) => fieldLabel(field, texts));
  return beside.length > 0 && <p className={styles.note}>{texts.conflictBeside(beside.join(', '))}</p>;
}

interface ChoiceProps {
  readonly change: ProductConflict['changes'][number];
  readonly ways: ThreeWays;
  readonly isTheirs: boolean;
  readonly onTake: (isTheirs: boolean) => void;
}

/** One field: what it was, what the other made of it, and what is written here. */
function Choice({ change: { field, by, at }, ways, isTheirs, onTake }: ChoiceProps) {
  const texts = useTexts(productAdminTexts);
  const language = useLanguage();
  const group = useId();
  const { categories, subcategories } = useCategories();
  const nameOf = (id: string) => [...categories, ...subcategories].find(({ _id }) => _id === id)?.name ?? '?';
  const words = (fields: ThreeWays['mine']) => fieldWords(field, fields, texts, nameOf);
  const options = [
    { label: texts.keepMine, value: words(ways.mine), theirs: false },
    { label: texts.takeTheirs, value: words(ways.theirs), theirs: true },
  ];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{fieldLabel(field, texts)}</legend>
      <p className={styles.note}>
        {texts.changedBy(by?.name ?? texts.somebodyElse, at ? formatMoment(Date.parse(at), language) : '')}{' '}
        <s>{words(ways.read)}</s> <span aria-hidden="true">→</span> <strong>{words(ways.theirs)}</strong>
      </p>
      <div className={styles.options}>
        {options.map(({ label, value, theirs }) => (
          <label key={label} className={styles.option}>
            <input type="radio" name={group} checked={isTheirs === theirs} onChange={() => onTake(theirs)} />
            <span className={styles.optionWords}>
              <span className={styles.note}>{label}</span>
              <strong>{value}</strong>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
