import { useOnline } from '#connection/use-online.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { DeleteButton } from '#ui/overlay/DeleteButton.tsx';
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
  const { busy, run } = useMutation(texts.photoFailed);
  const remove = () =>
    run(async () => {
      await onDelete();
      return texts.photoDeleted;
    });
  return (
    <DeleteButton
      label={texts.deletePhotoOf(title)}
      title={texts.deletePhoto}
      question={texts.deletePhotoQuestion}
      keepLabel={texts.keep}
      closeLabel={texts.close}
      disabled={!online}
      busy={busy}
      onDelete={remove}
    />
  );
}
