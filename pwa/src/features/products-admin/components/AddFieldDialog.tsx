import { PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { fieldNameProblem } from '../rules/field-name';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';

interface AddFieldDialogProps {
  readonly open: boolean;
  /** The names of the extra fields that are there already. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onAdd: (name: string) => void;
}

/** Names an extra field of a product: one input and one button (docs/product.md#product-form). */
export function AddFieldDialog({ open, onClose, ...rest }: AddFieldDialogProps) {
  const texts = useTexts(productAdminTexts);
  return (
    <Dialog open={open} title={texts.addField} closeLabel={texts.close} onClose={onClose}>
      <AddFieldForm {...rest} />
    </Dialog>
  );
}

function AddFieldForm({ taken, onAdd }: Pick<AddFieldDialogProps, 'taken' | 'onAdd'>) {
  const texts = useTexts(productAdminTexts);
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const problem = fieldNameProblem(name, taken);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!problem) onAdd(name.trim());
  };
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={texts.fieldName}
        name="field"
        placeholder={texts.enterFieldName}
        maxLength={PRODUCT_LENGTHS.fieldName}
        required
        value={name}
        error={asked && problem ? texts.fieldProblems[problem] : undefined}
        onText={setName}
      />
      <Button type="submit" size="large" wide>
        {texts.addField}
      </Button>
    </form>
  );
}
