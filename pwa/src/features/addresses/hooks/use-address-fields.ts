import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import type { AddressField } from '../address-fields';
import {
  commonState,
  type FilledForm,
  type LocationFields,
  locationInFields,
} from '../rules/location-in-fields';
import { addressTexts } from '../texts';
import { type FoundLocations, usePostalLocations } from './use-postal-locations';

/** The nine fields of an address as they are written, with what is known of its PIN code. */
export interface AddressFields {
  readonly fields: CreateAddressRequest;
  readonly setField: (field: AddressField, text: string) => void;
  /** What is known of the PIN code; undefined while nothing is. */
  readonly found: FoundLocations | undefined;
  /** Somebody has typed another district or state than the only postal location has. */
  readonly differs: boolean;
  /** Takes the district and state of a postal location, also over what was typed. */
  readonly take: (postalLocation: LocationFields) => void;
  /** Read out when something was filled in, or is to be chosen. */
  readonly news: string;
}

interface FormState extends FilledForm {
  readonly differs: boolean;
  readonly news: string;
}

/**
 * An address as it is written: its PIN code fills district and state, never over what somebody typed.
 * @param opened the address the form opens with
 */
export function useAddressFields(opened: CreateAddressRequest): AddressFields {
  const texts = useTexts(addressTexts);
  const [form, setForm] = useState<FormState>({ fields: opened, filled: {}, differs: false, news: '' });
  const found = usePostalLocations(form.fields.pincode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a postal location is announced once, in the language of that moment
  useEffect(() => {
    if (!found) return;
    const { postalLocations, pincode } = found;
    const [postalLocation] = postalLocations;
    setForm((now) => {
      if (!postalLocation) return { ...now, differs: false, news: '' };
      if (postalLocations.length === 1) {
        const next = locationInFields(now, postalLocation);
        const { district, state } = now.fields;
        const changed = next.fields.district !== district || next.fields.state !== state;
        if (next.differs)
          return { ...next, news: texts.liesIn(pincode, postalLocation.district, postalLocation.state) };
        return {
          ...next,
          news: changed ? texts.filledIn(postalLocation.district, postalLocation.state) : '',
        };
      }
      const state = commonState(postalLocations);
      const district = now.fields.district === now.filled.district ? '' : now.fields.district;
      const emptied = { ...now, fields: { ...now.fields, district } };
      const next = state ? locationInFields(emptied, { district, state }) : emptied;
      return { ...next, differs: false, news: texts.severalDistricts(pincode) };
    });
  }, [found]);

  return {
    fields: form.fields,
    setField: (field, text) => setForm((now) => ({ ...now, fields: { ...now.fields, [field]: text } })),
    found,
    differs: form.differs,
    take: ({ district, state }) =>
      setForm((now) => ({
        fields: { ...now.fields, district, state },
        filled: { district, state },
        differs: false,
        news: texts.filledIn(district, state),
      })),
    news: form.news,
  };
}
