import { useState } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { reviewTexts } from '../texts';

interface DeletePhotoProps {
  /** Which photo of whom it is, in words. */
  readonly title: string;
  readonly onDelete: () => Promise<void>;
}

/** Deletes one photo of a review after asking; for administrators only (docs/product.md#review-photos). */
export function DeletePhoto({ title, onDelete }: DeletePhotoProps) {
  const texts = useTexts(reviewTexts);
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useMutation(texts.photoFailed);
  const remove = async () => {
    await run(async () => {
      await onDelete();
      return texts.photoDeleted;
    });
    setAsking(false);
  };
  return (
    <>
      <IconButton
        icon="trash"
        tone="danger"
        disabled={!online}
        label={texts.deletePhotoOf(title)}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={texts.deletePhoto}
        question={texts.deletePhotoQuestion}
        cancelLabel={texts.keep}
        confirmLabel={texts.deletePhoto}
        closeLabel={texts.close}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      />
    </>
  );
}
