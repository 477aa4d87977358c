import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../language/use-texts';
import type { AddressRow } from '../../../store/rows';
import { Button } from '../../../ui/button/Button';
import { TextField } from '../../../ui/field/TextField';
import { useFocusFirstWrong } from '../../../ui/field/use-focus-first-wrong';
import { Dialog } from '../../../ui/overlay/Dialog';
import { showToast } from '../../../ui/toasts/toast-store';
import { type AddressField, addressFields, emptyAddress } from '../address-fields';
import { addressProblems, saveAddress } from '../commands/save-address';
import { addressTexts } from '../texts';
import styles from './AddressDialog.module.css';

interface AddressDialogProps {
  readonly open: boolean;
  /** The address to change; without it a new one is written. */
  readonly address?: AddressRow;
  readonly onClose: () => void;
  /** Called with the id of the saved address. */
  readonly onSaved?: (id: string) => void;
}

/** Writes a new address or changes one; a successful save closes it (section 4, Modals). */
export function AddressDialog({ open, address, onClose, onSaved }: AddressDialogProps) {
  const texts = useTexts(addressTexts);
  const formId = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      title={address ? texts.edit : texts.addNew}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} size="large" wide busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
      }
    >
      <AddressForm
        formId={formId}
        address={address}
        onBusy={setBusy}
        onSaved={(id) => {
          onClose();
          onSaved?.(id);
        }}
      />
    </Dialog>
  );
}

interface AddressFormProps {
  readonly formId: string;
  readonly address?: AddressRow;
  readonly onBusy: (busy: boolean) => void;
  readonly onSaved: (id: string) => void;
}

function AddressForm({ formId, address, onBusy, onSaved }: AddressFormProps) {
  const texts = useTexts(addressTexts);
  const [fields, setFields] = useState<CreateAddressRequest>(address ?? emptyAddress);
  const [problems, setProblems] = useState<Partial<Record<AddressField, string>>>({});
  const hints: Partial<Record<AddressField, string>> = texts.hints;
  const form = useFocusFirstWrong(problems);
  // The same words sent again after a lost answer carry the same key; other words are another attempt.
  const attempt = useRef({ fields, key: crypto.randomUUID() });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    onBusy(true);
    try {
      const found = await addressProblems(fields);
      setProblems(found);
      if (Object.keys(found).length > 0) return;
      if (attempt.current.fields !== fields) attempt.current = { fields, key: crypto.randomUUID() };
      const { id, message } = await saveAddress(fields, address?._id, attempt.current.key);
      showToast('success', message);
      onSaved(id);
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : texts.failed);
    } finally {
      onBusy(false);
    }
  };

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {addressFields.map(({ name, ...rest }) => (
        <div key={name} className={styles[name]}>
          <TextField
            {...rest}
            name={name}
            label={texts.fields[name]}
            required
            value={fields[name]}
            error={problems[name]}
            hint={hints[name]}
            onText={(text) => setFields((now) => ({ ...now, [name]: text }))}
          />
        </div>
      ))}
    </form>
  );
}
