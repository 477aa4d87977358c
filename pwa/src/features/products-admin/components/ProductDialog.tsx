import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { useId, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { useLeaveGuard } from '#ui/history/use-leave-guard.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useDialogOpen } from '#ui/overlay/use-dialog-open.ts';
import { addProduct, changeProduct } from '../commands/save-product';
import { useProductForm } from '../hooks/use-product-form';
import { copyOf, fieldsOf } from '../rules/product-fields';
import { changesOnly } from '../rules/read-product';
import { productAdminTexts } from '../texts';
import { ProductForm } from './ProductForm';
import { ProductSubmit } from './ProductSubmit';
import { UnsavedDialog } from './UnsavedDialog';

/** What the dialog is opened for: to change a product, or to make another one like it. */
export interface ProductTask {
  readonly what: 'edit' | 'duplicate';
  readonly product: AdminProduct;
}

interface ProductDialogProps {
  readonly task: ProductTask;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The form of a product in a modal; a successful save closes it (docs/product.md#products-admin). */
export function ProductDialog({ task: { what, product }, onClose, onSaved }: ProductDialogProps) {
  const texts = useTexts(productAdminTexts);
  const formId = useId();
  const [opened] = useState(() =>
    what === 'edit' ? fieldsOf(product) : copyOf(product, texts.copyName(product.name).slice(0, 300)),
  );
  const { open, close } = useDialogOpen(onClose);
  const [asking, setAsking] = useState(false);
  const state = useProductForm({
    opened,
    writing: what === 'edit' ? 'edit' : 'upload',
    save: (request, fields, key) =>
      what === 'edit'
        ? changeProduct(changesOnly(product._id, opened, fields, request), key)
        : addProduct(request, key),
    onSaved: () => {
      onSaved();
      close();
    },
  });
  const unsaved = state.changed || state.uploading;
  const guard = useLeaveGuard(unsaved);

  return (
    <>
      <Dialog
        open={open}
        title={texts.uploadTitle}
        closeLabel={texts.close}
        onClose={() => (unsaved ? setAsking(true) : close())}
        footer={
          <ProductSubmit formId={formId} state={state}>
            {what === 'edit' ? texts.update : texts.submit}
          </ProductSubmit>
        }
      >
        <ProductForm formId={formId} writing={what === 'edit' ? 'edit' : 'upload'} state={state} />
      </Dialog>
      <UnsavedDialog
        open={asking || guard.asking}
        onStay={() => {
          setAsking(false);
          guard.stay();
        }}
        onLeave={() => {
          setAsking(false);
          close();
          guard.leave();
        }}
      />
    </>
  );
}
