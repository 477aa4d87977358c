import { useTexts } from '#i18n/use-texts.ts';
import { pictureTexts } from '#pictures/texts.ts';
import { PictureField } from '#ui/pictures/PictureField.tsx';
import type { PictureUpload } from '#ui/pictures/picture-upload.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { categoryAdminTexts } from '../texts';

interface CategoryPictureProps {
  /** The picture's address, or ''. */
  readonly value: string;
  readonly upload: PictureUpload;
  /** It waits for a name (docs/product.md#category-admin). */
  readonly waiting?: boolean;
  readonly onChange: (address: string) => void;
  readonly onBusy: (busy: boolean) => void;
}

/** The picture of a category or subcategory; an uploaded one is named. */
export function CategoryPicture({ value, upload, waiting, onChange, onBusy }: CategoryPictureProps) {
  const texts = useTexts(categoryAdminTexts);
  const fieldTexts = { ...useTexts(pictureTexts), finishing: texts.loading };
  return (
    <PictureField
      label={texts.image}
      required
      value={value}
      upload={upload}
      texts={fieldTexts}
      disabled={waiting}
      hint={waiting ? texts.nameFirst : undefined}
      onBusy={onBusy}
      onChange={(address) => {
        onChange(address);
        if (address) showToast('success', texts.uploaded);
      }}
    />
  );
}
