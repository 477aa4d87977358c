import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { AddressField } from '../address-fields';
import { commonState, type FilledForm, type PlaceFields, placeInFields } from '../rules/place-in-fields';
import { addressTexts } from '../texts';
import { type FoundPlaces, usePlaces } from './use-places';

/** The nine fields of an address as they are written, with what its PIN code tells. */
export interface AddressFields {
  readonly fields: CreateAddressRequest;
  readonly put: (field: AddressField, text: string) => void;
  /** What the PIN code tells; undefined while nobody knows. */
  readonly found: FoundPlaces | undefined;
  /** Somebody has typed another district or state than the only place has. */
  readonly differs: boolean;
  /** Takes the district and state of a place, also over what was typed. */
  readonly take: (place: PlaceFields) => void;
  /** Read out when something was filled in, or is to be chosen. */
  readonly news: string;
}

interface Told extends FilledForm {
  readonly differs: boolean;
  readonly news: string;
}

/**
 * An address as it is written: its PIN code fills district and state, never over what somebody typed.
 * @param opened the address the form opens with
 */
export function useAddressFields(opened: CreateAddressRequest): AddressFields {
  const texts = useTexts(addressTexts);
  const [form, setForm] = useState<Told>({ fields: opened, filled: {}, differs: false, news: '' });
  const found = usePlaces(form.fields.pincode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is told once, in the language spoken then
  useEffect(() => {
    if (!found) return;
    const { places, pincode } = found;
    const [place] = places;
    setForm((now) => {
      if (!place) return { ...now, differs: false, news: '' };
      if (places.length === 1) {
        const next = placeInFields(now, place);
        const { district, state } = now.fields;
        const changed = next.fields.district !== district || next.fields.state !== state;
        if (next.differs) return { ...next, news: texts.liesIn(pincode, place.district, place.state) };
        return { ...next, news: changed ? texts.filledIn(place.district, place.state) : '' };
      }
      const state = commonState(places);
      const district = now.fields.district === now.filled.district ? '' : now.fields.district;
      const emptied = { ...now, fields: { ...now.fields, district } };
      const next = state ? placeInFields(emptied, { district, state }) : emptied;
      return { ...next, differs: false, news: texts.severalDistricts(pincode) };
    });
  }, [found]);

  return {
    fields: form.fields,
    put: (field, text) => setForm((now) => ({ ...now, fields: { ...now.fields, [field]: text } })),
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
