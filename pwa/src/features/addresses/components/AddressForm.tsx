import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import { type FormEvent, Fragment, useState } from 'react';
import type { Mutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { type AddressField, addressFields, emptyAddress } from '../address-fields';
import { addressProblems } from '../commands/save-address';
import { useAddressFields } from '../hooks/use-address-fields';
import type { LocationFields } from '../rules/location-in-fields';
import { addressTexts } from '../texts';
import styles from './AddressDialog.module.css';
import { PincodeLocations } from './PincodeLocations';

interface AddressFormProps {
  readonly formId: string;
  /** What the form opens with; nothing for a new address. */
  readonly address?: CreateAddressRequest;
  readonly saving: Mutation;
  /** Saves what was written, which is right, under a key of this attempt. @returns the words for it */
  readonly save: (fields: CreateAddressRequest, key: string) => Promise<string>;
}

/**
 * The nine fields of an address, all required (docs/product.md#address-validation); the PIN code fills district and
 * state.
 */
export function AddressForm({ formId, address, saving, save }: AddressFormProps) {
  const texts = useTexts(addressTexts);
  const { fields, setField, found, differs, take, news } = useAddressFields(address ?? emptyAddress);
  const [problems, setProblems] = useState<Partial<Record<AddressField, string>>>({});
  const hints: Partial<Record<AddressField, string>> = texts.hints;
  const form = useFocusFirstWrong(problems);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await saving.run(async () => {
      const wrong = await addressProblems(fields);
      setProblems(wrong);
      if (Object.keys(wrong).length > 0) return;
      return save(fields, saving.keyOf(fields));
    });
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
