import type { District } from '@jhola/shared/contracts/delivery-areas.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Chip } from '#ui/button/Chip.tsx';
import { Select } from '#ui/field/Select.tsx';
import { deliveryAreasTexts } from '../texts';
import styles from './DeliveryAreas.module.css';

interface DistrictsFieldProps {
  readonly districts: readonly District[];
  /** Those of the shop's list of PIN codes; undefined while they are not known. */
  readonly known: readonly District[] | undefined;
  readonly onChange: (districts: readonly District[]) => void;
}

const nameOf = ({ district, state }: District) => `${state}: ${district}`;

/** The districts of an area, and a list to add one from. */
export function DistrictsField({ districts, known, onChange }: DistrictsFieldProps) {
  const texts = useTexts(deliveryAreasTexts);
  const chosen = new Set(districts.map(nameOf));
  const offered = (known ?? []).filter((one) => !chosen.has(nameOf(one)));
  const options = offered.map((one) => ({ value: nameOf(one), label: nameOf(one) }));
  const add = (name: string) => {
    const district = offered.find((one) => nameOf(one) === name);
    if (district) onChange([...districts, district]);
  };
  return (
    <>
      {districts.length > 0 && (
        <ul className={styles.chips} aria-label={texts.districts}>
          {districts.map((one) => (
            <li key={nameOf(one)}>
              <Chip
                removeLabel={texts.removeDistrict(one.district)}
                onRemove={() => onChange(districts.filter((other) => other !== one))}
              >
                {one.district}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {known?.length === 0 ? (
        <p className={styles.note}>{texts.noDistricts}</p>
      ) : (
        <Select
          label={texts.addDistrict}
          disabled={!known}
          options={[{ value: '', label: texts.chooseDistrict }, ...options]}
          value=""
          onChoice={add}
        />
      )}
    </>
  );
}
