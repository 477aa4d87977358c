import { PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { useTexts } from '#i18n/use-texts.ts';
import { pictureTexts } from '#pictures/texts.ts';
import { uploadPicture } from '#pictures/upload-picture.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { PicturesField } from '#ui/pictures/PicturesField.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import type { VariantFields } from '../rules/product-fields';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';

interface VariantEditorProps {
  readonly variant: VariantFields;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly problemOf: ProductFormState['problemOf'];
  readonly onChange: (change: Partial<VariantFields>) => void;
  /** Moves it; counted from 1. */
  readonly onMove: (number: number) => void;
  readonly onRemove: () => void;
  readonly onUploading: (uploading: boolean) => void;
}

/** One variant, a row of the grid: a name, and a price, a stock and pictures where it has its own. */
export function VariantEditor(props: VariantEditorProps) {
  const { variant, number, of, problemOf, onChange, onMove, onRemove, onUploading } = props;
  const texts = useTexts(productAdminTexts);
  const pictures = useTexts(pictureTexts);
  const errorOf = (field: string) => problemOf(`variants.${variant.key}.${field}`);
  return (
    <fieldset className={styles.variant}>
      <legend className="visually-hidden">{texts.variant(number)}</legend>
      <TextField
        label={texts.variantName}
        maxLength={PRODUCT_LENGTHS.variantName}
        autoComplete="off"
        required
        value={variant.name}
        error={errorOf('name')}
        onText={(name) => onChange({ name })}
      />
      <TextField
        label={texts.variantPrice}
        inputMode="decimal"
        autoComplete="off"
        placeholder={texts.asProduct}
        value={variant.price}
        error={errorOf('price')}
        onText={(price) => onChange({ price })}
      />
      <TextField
        label={texts.variantStock}
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.asProduct}
        value={variant.stock}
        error={errorOf('stock')}
        onText={(stock) => onChange({ stock })}
      />
      <div className={styles.variantTools}>
        <IconButton
          icon="up"
          label={texts.variantEarlier(number)}
          disabled={number === 1}
          onClick={() => onMove(number - 1)}
        />
        <IconButton
          icon="down"
          label={texts.variantLater(number)}
          disabled={number === of}
          onClick={() => onMove(number + 1)}
        />
        <IconButton icon="trash" tone="danger" label={texts.removeVariant(number)} onClick={onRemove} />
      </div>
      <div className={styles.variantPictures}>
        <PicturesField
          label={texts.variantImages}
          value={variant.image}
          upload={uploadPicture}
          texts={pictures}
          onChange={(image) => onChange({ image })}
          onBusy={onUploading}
        />
      </div>
    </fieldset>
  );
}
