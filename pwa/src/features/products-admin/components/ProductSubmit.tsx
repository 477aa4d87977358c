import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import type { ProductFormState } from '../hooks/use-product-form';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';

interface ProductSubmitProps {
  readonly formId: string;
  readonly state: ProductFormState;
  readonly children: string;
}

/** Sends a product's form, once its pictures are there. */
export function ProductSubmit({ formId, state, children }: ProductSubmitProps) {
  const texts = useTexts(productAdminTexts);
  return (
    <div className={styles.footer}>
      <OnlineSubmit form={formId} size="large" wide busy={state.busy} disabled={state.uploading}>
        {children}
      </OnlineSubmit>
      <p className={styles.note} role="status">
        {state.uploading && texts.picturesComing}
      </p>
    </div>
  );
}
