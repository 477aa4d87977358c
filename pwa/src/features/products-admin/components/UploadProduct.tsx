import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import { useLeaveGuard } from '#ui/history/use-leave-guard.ts';
import { addProduct } from '../commands/save-product';
import { useProductForm } from '../hooks/use-product-form';
import { emptyFields } from '../rules/product-fields';
import { productAdminTexts } from '../texts';
import { OddDialog } from './OddDialog';
import { ProductForm } from './ProductForm';
import styles from './ProductForm.module.css';
import { ProductSubmit } from './ProductSubmit';
import { UnsavedDialog } from './UnsavedDialog';

interface UploadProductProps {
  /** The form is on the screen. */
  readonly current: boolean;
}

/**
 * Puts products into the catalogue, one after the other: after a success the form is empty again
 * (docs/product.md#upload-product).
 */
export function UploadProduct({ current }: UploadProductProps) {
  const texts = useTexts(productAdminTexts);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (round > 0) heading.current?.focus();
  }, [round]);

  return (
    <Card labelledBy={headingId} className={styles.upload}>
      <h1 id={headingId} ref={heading} tabIndex={-1}>
        {texts.uploadTitle}
      </h1>
      <OneProduct key={round} current={current} onOver={() => setRound((before) => before + 1)} />
    </Card>
  );
}

interface OneProductProps extends UploadProductProps {
  /** It is saved, or given up. */
  readonly onOver: () => void;
}

function OneProduct({ current, onOver }: OneProductProps) {
  const texts = useTexts(productAdminTexts);
  const formId = useId();
  const state = useProductForm({
    opened: emptyFields,
    writing: 'upload',
    save: (request, _fields, key) => addProduct(request, key),
    onSaved: onOver,
  });
  const guard = useLeaveGuard(current && (state.changed || state.uploading));
  return (
    <>
      <ProductForm formId={formId} writing="upload" state={state} />
      <ProductSubmit formId={formId} state={state}>
        {texts.submit}
      </ProductSubmit>
      <OddDialog state={state} />
      <UnsavedDialog
        open={guard.asking}
        onStay={guard.stay}
        onLeave={() => {
          onOver();
          guard.leave();
        }}
      />
    </>
  );
}
