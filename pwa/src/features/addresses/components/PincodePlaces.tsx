import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/Button';
import { Select } from '../../../ui/field/Select';
import type { FoundPlaces } from '../hooks/use-places';
import type { PlaceFields } from '../rules/place-in-fields';
import { addressTexts } from '../texts';
import styles from './AddressDialog.module.css';

interface PincodePlacesProps {
  readonly found: FoundPlaces;
  /** Somebody has typed another district or state than the only place has. */
  readonly differs: boolean;
  /** What stands in the form. */
  readonly district: string;
  /** Called with the chosen one of several places. */
  readonly onChoose: (place: PlaceFields) => void;
  /** Called when the only place shall stand in place of what was typed. */
  readonly onUse: (place: PlaceFields) => void;
}

/** What a PIN code tells: that it was filled in, a question where something else was typed, a choice of districts. */
export function PincodePlaces({ found, differs, district, onChoose, onUse }: PincodePlacesProps) {
  const texts = useTexts(addressTexts);
  const { pincode, places } = found;
  const [only] = places;
  if (places.length > 1)
    return (
      <div className={styles.places}>
        <Select
          label={texts.districtOf(pincode)}
          value={places.some((place) => place.district === district) ? district : ''}
          options={[
            { value: '', label: texts.chooseDistrict },
            ...places.map(({ district, state }) => ({ value: district, label: `${district}, ${state}` })),
          ]}
          onChoice={(chosen) => {
            const place = places.find((one) => one.district === chosen);
            if (place) onChoose(place);
          }}
        />
      </div>
    );
  if (!only || !differs) return null;
  return (
    <div className={styles.places}>
      <p>{texts.liesIn(pincode, only.district, only.state)}</p>
      <Button look="outline" onClick={() => onUse(only)}>
        {texts.usePlace}
      </Button>
    </div>
  );
}
