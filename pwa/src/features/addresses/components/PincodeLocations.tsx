import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Select } from '#ui/field/Select.tsx';
import type { FoundLocations } from '../hooks/use-postal-locations';
import type { LocationFields } from '../rules/location-in-fields';
import { addressTexts } from '../texts';
import styles from './AddressDialog.module.css';

interface PincodeLocationsProps {
  readonly found: FoundLocations;
  /** Somebody has typed another district or state than the only postal location has. */
  readonly differs: boolean;
  /** What stands in the form. */
  readonly district: string;
  /** Called with the chosen one of several postal locations. */
  readonly onChoose: (postalLocation: LocationFields) => void;
  /** Called when the only postal location shall stand instead of what was typed. */
  readonly onUse: (postalLocation: LocationFields) => void;
}

/** What is known of a PIN code: that it was filled in, a question where something else was typed, a choice of districts. */
export function PincodeLocations({ found, differs, district, onChoose, onUse }: PincodeLocationsProps) {
  const texts = useTexts(addressTexts);
  const { pincode, postalLocations } = found;
  const [only] = postalLocations;
  if (postalLocations.length > 1)
    return (
      <div className={styles.locations}>
        <Select
          label={texts.districtOf(pincode)}
          value={
            postalLocations.some((postalLocation) => postalLocation.district === district) ? district : ''
          }
          options={[
            { value: '', label: texts.chooseDistrict },
            ...postalLocations.map(({ district, state }) => ({
              value: district,
              label: `${district}, ${state}`,
            })),
          ]}
          onChoice={(chosen) => {
            const postalLocation = postalLocations.find((one) => one.district === chosen);
            if (postalLocation) onChoose(postalLocation);
          }}
        />
      </div>
    );
  if (!only || !differs) return null;
  return (
    <div className={styles.locations}>
      <p>{texts.liesIn(pincode, only.district, only.state)}</p>
      <Button variant="outline" onClick={() => onUse(only)}>
        {texts.useLocationOfPincode}
      </Button>
    </div>
  );
}
