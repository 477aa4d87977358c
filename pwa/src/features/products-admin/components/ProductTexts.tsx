import { PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { useTexts } from '#i18n/use-texts.ts';
import { pictureTexts } from '#pictures/texts.ts';
import { uploadPicture } from '#pictures/upload-picture.ts';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { PicturesField } from '#ui/pictures/PicturesField.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';

/** What a shopper reads and sees of a product: names, description, pictures. */
export function ProductTexts({ state }: { readonly state: ProductFormState }) {
  const texts = useTexts(productAdminTexts);
  const pictures = useTexts(pictureTexts);
  const { fields, changeFields, problemOf, onUploading } = state;
  return (
    <div className={styles.part}>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="off"
        maxLength={PRODUCT_LENGTHS.name}
        required
        value={fields.name}
        error={problemOf('name')}
        onText={(name) => changeFields({ name })}
      />
      <TextField
        label={texts.nameHindi}
        name="nameHindi"
        lang="hi"
        autoComplete="off"
        maxLength={PRODUCT_LENGTHS.name}
        hint={texts.nameHindiHint}
        value={fields.nameHindi}
        onText={(nameHindi) => changeFields({ nameHindi })}
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
