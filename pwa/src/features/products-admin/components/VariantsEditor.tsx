import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { moved } from '#ui/moved.ts';
import type { ProductFormState } from '../hooks/use-product-form';
import { emptyVariant, type VariantFields } from '../rules/product-fields';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';
import { VariantEditor } from './VariantEditor';

/** As many as a product may have (contract). */
const MAX_VARIANTS = 50;

interface VariantsEditorProps {
  readonly variants: readonly VariantFields[];
  readonly problemOf: ProductFormState['problemOf'];
  /** Given how they change: pictures arrive at several of them between two renderings. */
  readonly onChange: (change: (now: readonly VariantFields[]) => readonly VariantFields[]) => void;
  readonly onUploading: (name: string, uploading: boolean) => void;
}

/** The variants of a product in the order shoppers see them. */
export function VariantsEditor({ variants, problemOf, onChange, onUploading }: VariantsEditorProps) {
  const texts = useTexts(productAdminTexts);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.variantsTitle}</legend>
      {variants.length === 0 && <p className={styles.note}>{texts.variantsNote}</p>}
      {variants.map((variant, index) => (
        <VariantEditor
          key={variant.key}
          variant={variant}
          number={index + 1}
          of={variants.length}
          problemOf={problemOf}
          onChange={(change) =>
            onChange((now) => now.map((one) => (one.key === variant.key ? { ...one, ...change } : one)))
          }
          onMove={(number) => onChange((now) => moved(now, index, number - 1))}
          onRemove={() => {
            onUploading(variant.key, false);
            onChange((now) => now.filter(({ key }) => key !== variant.key));
          }}
          onUploading={(uploading) => onUploading(variant.key, uploading)}
        />
      ))}
      <div>
        <Button
          variant="outline"
          icon="plus"
          disabled={variants.length >= MAX_VARIANTS}
          onClick={() => onChange((now) => [...now, emptyVariant(crypto.randomUUID())])}
        >
          {texts.addVariant}
        </Button>
      </div>
    </fieldset>
  );
}
