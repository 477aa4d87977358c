import type { Category } from '@jhola/shared/contracts/category.contract';
import { readSizeGuide, SIZE_GUIDE_LIMITS } from '@jhola/shared/contracts/size-guide';
import { type FormEvent, useId, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useDialogOpen } from '#ui/overlay/use-dialog-open.ts';
import { saveCategory } from '../commands/save-category';
import { uploadCategoryPicture } from '../commands/upload-category-picture';
import { categoryAdminTexts } from '../texts';
import styles from './CategoryForm.module.css';
import { CategoryPicture } from './CategoryPicture';
import { LONGEST_NAME } from './longest-name';

interface CategoryDialogProps {
  /** The category to change; without it a new one is added. */
  readonly category: Category | undefined;
  readonly onClosed: () => void;
}

/**
 * Add Category and Update Category: a name, then a picture; nothing is sent without both
 * (docs/product.md#category-admin).
 */
export function CategoryDialog({ category, onClosed }: CategoryDialogProps) {
  const texts = useTexts(categoryAdminTexts);
  const formId = useId();
  const { open, close } = useDialogOpen(onClosed);
  const [fields, setFields] = useState({
    name: category?.name ?? '',
    nameHindi: category?.nameHindi ?? '',
    image: category?.image ?? '',
    sizeGuide: category?.sizeGuide ?? '',
  });
  const [uploading, setUploading] = useState(false);
  const { busy, run, keyOf } = useMutation(texts.wentWrong);
  const named = fields.name.trim() !== '';
  const guide = fields.sizeGuide.trim();
  const guideFits = guide === '' || readSizeGuide(guide) !== undefined;
  const complete = named && fields.image !== '' && !uploading && guideFits;
  const words = category ? texts.updateCategory : texts.addCategory;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Enter in the field submits, too
    if (!complete || busy) return;
    if (await run(() => saveCategory(fields, category?._id, keyOf(fields)))) close();
  };

  return (
    <Dialog
      open={open}
      title={words}
      closeLabel={texts.close}
      onClose={close}
      footer={
        <OnlineSubmit form={formId} size="large" wide busy={busy} disabled={!complete}>
          {busy ? (category ? texts.saving : texts.adding) : words}
        </OnlineSubmit>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={texts.name}
          name="name"
          autoComplete="off"
          required
          maxLength={LONGEST_NAME}
          value={fields.name}
          onText={(name) => setFields((now) => ({ ...now, name }))}
        />
        <TextField
          label={texts.nameHindi}
          name="nameHindi"
          lang="hi"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          hint={texts.nameHindiHint}
          value={fields.nameHindi}
          onText={(nameHindi) => setFields((now) => ({ ...now, nameHindi }))}
        />
        <CategoryPicture
          value={fields.image}
          upload={uploadCategoryPicture}
          waiting={!named}
          onChange={(image) => setFields((now) => ({ ...now, image }))}
          onBusy={setUploading}
        />
        <TextArea
          label={texts.sizeGuide}
          name="sizeGuide"
          rows={4}
          spellCheck={false}
          maxLength={SIZE_GUIDE_LIMITS.characters}
          hint={texts.sizeGuideHint}
          error={guideFits ? undefined : texts.sizeGuideWrong}
          value={fields.sizeGuide}
          onText={(sizeGuide) => setFields((now) => ({ ...now, sizeGuide }))}
        />
      </form>
    </Dialog>
  );
}
