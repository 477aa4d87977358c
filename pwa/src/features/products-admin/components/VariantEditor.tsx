import { PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { useTexts } from '#i18n/use-texts.ts';
import { pictureTexts } from '#pictures/texts.ts';
import { uploadPicture } from '#pictures/upload-picture.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { PicturesField } from '#ui/pictures/PicturesField.tsx';
import type { VariantFields } from '../rules/product-fields';
import type { ProductProblems } from '../rules/read-product';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';

interface VariantEditorProps {
  readonly variant: VariantFields;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly problems: ProductProblems;
  readonly onChange: (change: Partial<VariantFields>) => void;
  /** Moves it; counted from 1. */
  readonly onMove: (number: number) => void;
  readonly onRemove: () => void;
  readonly onUploading: (uploading: boolean) => void;
}

/** One variant: a name, and a price, a stock and pictures where it has its own. */
export function VariantEditor(props: VariantEditorProps) {
  const { variant, number, of, problems, onChange, onMove, onRemove, onUploading } = props;
  const texts = useTexts(productAdminTexts);
  const pictures = useTexts(pictureTexts);
  const problemOf = (field: string) => {
    const problem = problems[`variants.${variant.key}.${field}`];
    return problem && texts.problems[problem];
  };
  return (
    <fieldset className={styles.variant}>
      <legend className={styles.legend}>{texts.variant(number)}</legend>
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
      <TextField
        label={texts.variantName}
        maxLength={PRODUCT_LENGTHS.variantName}
        required
        value={variant.name}
        error={problemOf('name')}
        onText={(name) => onChange({ name })}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.variantPrice}
          inputMode="decimal"
          autoComplete="off"
          placeholder={texts.asProduct}
          value={variant.price}
          error={problemOf('price')}
          onText={(price) => onChange({ price })}
        />
        <TextField
          label={texts.variantStock}
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.asProduct}
          value={variant.stock}
          error={problemOf('stock')}
          onText={(stock) => onChange({ stock })}
        />
      </div>
      <PicturesField
        label={texts.variantImages}
        value={variant.image}
        upload={uploadPicture}
        texts={pictures}
        onChange={(image) => onChange({ image })}
        onBusy={onUploading}
      />
    </fieldset>
  );
}
