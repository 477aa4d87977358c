import { type FormEvent, Fragment, useRef, useState } from 'react';
import type { AddressRow } from '../../../data/db/rows';
import { useTexts } from '../../../i18n/use-texts';
import { TextField } from '../../../ui/field/TextField';
import { useFocusFirstWrong } from '../../../ui/field/use-focus-first-wrong';
import { showToast } from '../../../ui/toasts/toast-store';
import { type AddressField, addressFields, emptyAddress } from '../address-fields';
import { addressProblems, saveAddress } from '../commands/save-address';
import { useAddressFields } from '../hooks/use-address-fields';
import type { LocationFields } from '../rules/location-in-fields';
import { addressTexts } from '../texts';
import styles from './AddressDialog.module.css';
import { PincodeLocations } from './PincodeLocations';

interface AddressFormProps {
  readonly formId: string;
  readonly address?: AddressRow;
  readonly onBusy: (busy: boolean) => void;
  readonly onSaved: (id: string) => void;
}

/**
 * The nine fields of an address, all required (docs/product.md#address-validation); the PIN code fills district and
 * state.
 */
export function AddressForm({ formId, address, onBusy, onSaved }: AddressFormProps) {
  const texts = useTexts(addressTexts);
  const { fields, setField, found, differs, take, news } = useAddressFields(address ?? emptyAddress);
  const [problems, setProblems] = useState<Partial<Record<AddressField, string>>>({});
  const hints: Partial<Record<AddressField, string>> = texts.hints;
  const form = useFocusFirstWrong(problems);
  // The same words sent again after a lost answer carry the same key; other words are another attempt.
  const attempt = useRef({ fields, key: crypto.randomUUID() });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    onBusy(true);
    try {
      const wrong = await addressProblems(fields);
      setProblems(wrong);
      if (Object.keys(wrong).length > 0) return;
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

  const onUse = (postalLocation: LocationFields) => {
    take(postalLocation);
    // the question is answered and gone; the focus goes where the answer stands
    form.current?.querySelector<HTMLElement>('[name="district"]')?.focus();
  };

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {addressFields.map(({ name, ...rest }) => (
        <Fragment key={name}>
          <div className={styles[name]}>
            <TextField
              {...rest}
              name={name}
              label={texts.fields[name]}
              required
              value={fields[name]}
              error={problems[name]}
              hint={hints[name]}
              onText={(text) => setField(name, text)}
            />
          </div>
          {name === 'pincode' && found && (
            <PincodeLocations
              found={found}
              differs={differs}
              district={fields.district}
              onChoose={take}
              onUse={onUse}
            />
          )}
        </Fragment>
      ))}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </form>
  );
}
