import { PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { useTexts } from '#i18n/use-texts.ts';
import { pictureTexts } from '#pictures/texts.ts';
import { uploadPicture } from '#pictures/upload-picture.ts';
import { TextArea } from '#ui/field/TextArea.tsx';
import { PicturesField } from '#ui/pictures/PicturesField.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';
import { WrittenField } from './WrittenField';

/** What a shopper reads and sees of a product: names, description, pictures. */
export function ProductTexts({ state }: { readonly state: ProductFormState }) {
  const texts = useTexts(productAdminTexts);
  const pictures = useTexts(pictureTexts);
  const { fields, changeFields, problemOf, onUploading } = state;
  return (
    <div className={styles.part}>
      <WrittenField state={state} field="name" label={texts.name} maxLength={PRODUCT_LENGTHS.name} required />
      <WrittenField
        state={state}
        field="nameHindi"
        lang="hi"
        label={texts.nameHindi}
        hint={texts.nameHindiHint}
        maxLength={PRODUCT_LENGTHS.name}
      />
      <TextArea
        label={texts.description}
        name="description"
        maxLength={PRODUCT_LENGTHS.description}
        required
        value={fields.description}
        error={problemOf('description')}
        onText={(description) => changeFields({ description })}
      />
      <PicturesField
        label={texts.images}
        value={fields.image}
        upload={uploadPicture}
        texts={pictures}
        onChange={(image) => changeFields({ image })}
        onBusy={(uploading) => onUploading('image', uploading)}
      />
    </div>
  );
}
