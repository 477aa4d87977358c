import type { AddressRow } from '../../../store/rows';
import { classes } from '../../../ui/classes';
import { addressLine } from '../address-fields';
import { addressTexts as texts } from '../texts';
import styles from './AddressChoice.module.css';

interface AddressChoiceProps {
  readonly legend: string;
  readonly addresses: readonly AddressRow[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The active addresses as radios (section 2, Checkout). */
export function AddressChoice({ legend, addresses, chosenId, onChoose }: AddressChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {addresses.map((address) => (
        <label
          key={address._id}
          className={classes(styles.option, address._id === chosenId && styles.chosen)}
        >
          <input
            type="radio"
            name="address"
            value={address._id}
            checked={address._id === chosenId}
            onChange={() => onChoose(address._id)}
          />
          <span className={styles.words}>
            <strong>{address.name}</strong>
            <span>{addressLine(address)}</span>
            <span>{texts.mobile(address.mobile)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
