import { useId } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import type { AddressRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { addressTexts } from '../texts';
import { AddressForm } from './AddressForm';

interface AddressDialogProps {
  readonly open: boolean;
  /** The address to change; without it a new one is written. */
  readonly address?: AddressRow;
  readonly onClose: () => void;
  /** Called with the id of the saved address. */
  readonly onSaved?: (id: string) => void;
}

/** Writes a new address or changes one; a successful save closes it (docs/product.md#modals). */
export function AddressDialog({ open, address, onClose, onSaved }: AddressDialogProps) {
  const texts = useTexts(addressTexts);
  const formId = useId();
  const saving = useMutation(texts.failed);
  return (
    <Dialog
      open={open}
      title={address ? texts.edit : texts.addNew}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <OnlineSubmit form={formId} size="large" wide busy={saving.busy} offline={texts.saveOffline}>
          {saving.busy ? texts.saving : texts.save}
        </OnlineSubmit>
      }
    >
      <AddressForm
        formId={formId}
        address={address}
        saving={saving}
        onSaved={(id) => {
          onClose();
          onSaved?.(id);
        }}
      />
    </Dialog>
  );
}
