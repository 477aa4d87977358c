import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import type { ProductConflict } from '@jhola/shared/contracts/product-conflict.contract';
import { useId, useRef, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { useLeaveGuard } from '#ui/history/use-leave-guard.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useDialogOpen } from '#ui/overlay/use-dialog-open.ts';
import { addProduct, ChangedByAnother, changeProduct, type SavedProduct } from '../commands/save-product';
import { useProductForm } from '../hooks/use-product-form';
import { fieldLabel } from '../rules/field-words';
import { changedBeside, mergedFields } from '../rules/merge-fields';
import { copyOf, fieldsOf, type ProductFields } from '../rules/product-fields';
import { changesOnly } from '../rules/read-product';
import { productAdminTexts } from '../texts';
import { ConflictDialog } from './ConflictDialog';
import { OddDialog } from './OddDialog';
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
  // The product as it was read last: what is written is compared with it, here and by the server.
  const read = useRef(product);
  const [conflict, setConflict] = useState<ProductConflict>();
  const { open, close } = useDialogOpen(onClose);
  const [asking, setAsking] = useState(false);
  const state = useProductForm({
    opened,
    writing: what === 'edit' ? 'edit' : 'upload',
    save: async (request, fields, key) => {
      if (what !== 'edit') return addProduct(request, key);
      const from = fieldsOf(read.current);
      try {
        const edit = changesOnly(product._id, from, fields, request);
        const saved = await changeProduct(edit, read.current, key);
        return { ...saved, words: wordsOf(saved, from, fields) };
      } catch (error) {
        if (error instanceof ChangedByAnother) setConflict(error.conflict);
        throw error;
      }
    },
    onSaved: () => {
      onSaved();
      close();
    },
  });
  /** It names what another has changed beside, too. */
  const wordsOf = ({ product: now, words }: SavedProduct, from: ProductFields, fields: ProductFields) => {
    const beside = changedBeside({ read: from, mine: fields, theirs: fieldsOf(now) });
    if (beside.length === 0) return words;
    return texts.updatedBeside(beside.map((field) => fieldLabel(field, texts)).join(', '));
  };
  const ways = conflict && {
    read: fieldsOf(read.current),
    mine: state.fields,
    theirs: fieldsOf(conflict.product),
  };
  const unsaved = state.changed || state.uploading;
  const guard = useLeaveGuard(unsaved);

  return (
    <>
      <Dialog
        open={open}
        title={texts.uploadTitle}
        position="wide"
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
      <ConflictDialog
        conflict={conflict && ways && { changes: conflict.changes, ways }}
        onBack={() => setConflict(undefined)}
        onSave={(taken) => {
          if (!conflict || !ways) return;
          read.current = conflict.product;
          setConflict(undefined);
          state.goOn(ways.theirs, mergedFields(ways, taken));
        }}
      />
      <OddDialog state={state} />
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
