import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import { useId } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import type { AddressRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { saveAddress } from '../commands/save-address';
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

/** Writes a new address of the shopper or changes one; a successful save closes it (docs/product.md#modals). */
export function AddressDialog({ open, address, onClose, onSaved }: AddressDialogProps) {
  const texts = useTexts(addressTexts);
  return (
    <AddressEditor
      open={open}
      title={address ? texts.edit : texts.addNew}
      address={address}
      onClose={onClose}
      save={async (fields, key) => {
        const { id, message } = await saveAddress(fields, address?._id, key);
        onClose();
        onSaved?.(id);
        return message;
      }}
    />
  );
}

interface AddressEditorProps {
  readonly open: boolean;
  readonly title: string;
  /** What it opens with; nothing for a new address. */
  readonly address?: CreateAddressRequest;
  readonly onClose: () => void;
  /** Saves what was written under a key of this attempt. @returns the words for it */
  readonly save: (fields: CreateAddressRequest, key: string) => Promise<string>;
}

/** A dialog with the nine fields of an address, whoever it belongs to. */
export function AddressEditor({ open, title, address, onClose, save }: AddressEditorProps) {
  const texts = useTexts(addressTexts);
  const formId = useId();
  const saving = useMutation(texts.failed);
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <OnlineSubmit form={formId} size="large" wide busy={saving.busy} offline={texts.saveOffline}>
          {saving.busy ? texts.saving : texts.save}
        </OnlineSubmit>
      }
    >
      <AddressForm formId={formId} address={address} saving={saving} save={save} />
    </Dialog>
  );
}
