import type { CategoryReference } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { uploadPicture } from '#pictures/upload-picture.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useDialogOpen } from '#ui/overlay/use-dialog-open.ts';
import { type SubcategoryFields, saveSubcategory } from '../commands/save-subcategory';
import { categoryAdminTexts } from '../texts';
import { CategoryChoice } from './CategoryChoice';
import styles from './CategoryForm.module.css';
import { CategoryPicture } from './CategoryPicture';
import { LONGEST_NAME } from './longest-name';

interface SubcategoryDialogProps {
  /** The subcategory to change; without it a new one is added. */
  readonly subcategory: Subcategory | undefined;
  /** What it can stand in. */
  readonly categories: readonly CategoryReference[];
  readonly onClosed: () => void;
}

/** Add Sub Category and Edit Sub Category: a name, a picture and at least one category, or it says what is asked for. */
export function SubcategoryDialog({ subcategory, categories, onClosed }: SubcategoryDialogProps) {
  const texts = useTexts(categoryAdminTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { open, close } = useDialogOpen(onClosed);
  const { name = '', nameHindi = '', image = '', category = [] } = subcategory ?? {};
  const [fields, setFields] = useState<SubcategoryFields>({ name, nameHindi, image, category });
  const [uploading, setUploading] = useState(false);
  const [asked, setAsked] = useState(false);
  const { busy, run, keyOf } = useMutation(texts.wentWrong);
  const missing = missingField(fields);
  const change = (changed: Partial<SubcategoryFields>) => setFields((now) => ({ ...now, ...changed }));

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || uploading) return;
    setAsked(missing !== undefined);
    if (missing) form.current?.querySelector<HTMLElement>(missing)?.focus();
    else if (await run(() => saveSubcategory(fields, subcategory?._id, keyOf(fields)))) close();
  };

  return (
    <Dialog
      open={open}
      title={subcategory ? texts.editSubcategory : texts.addSubcategory}
      closeLabel={texts.close}
      onClose={close}
      footer={
        <OnlineSubmit form={formId} size="large" wide busy={busy} disabled={uploading}>
          {busy ? texts.saving : subcategory ? texts.editSubcategory : texts.addSubcategory}
        </OnlineSubmit>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={texts.name}
          name="name"
          autoComplete="off"
          required
          maxLength={LONGEST_NAME}
          value={fields.name}
          onText={(text) => change({ name: text })}
        />
        <TextField
          label={texts.nameHindi}
          name="nameHindi"
          lang="hi"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          hint={texts.nameHindiHint}
          value={fields.nameHindi}
          onText={(text) => change({ nameHindi: text })}
        />
        <CategoryPicture
          value={fields.image}
          upload={uploadPicture}
          onChange={(address) => change({ image: address })}
          onBusy={setUploading}
        />
        <CategoryChoice
          categories={categories}
          chosen={fields.category}
          onChoose={(chosen) => change({ category: chosen })}
        />
        {asked && missing && (
          <p className={styles.problem} role="alert">
            {texts.fillAll}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Where the first field is that has nothing yet. */
function missingField({ name, image, category }: SubcategoryFields): string | undefined {
  if (name.trim() === '') return '[name="name"]';
  if (image === '') return 'fieldset button';
  return category.length === 0 ? 'select' : undefined;
}
