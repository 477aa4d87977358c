import type { AddressRow } from '#data/db/rows.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { addressLine } from '../address-fields';
import { addressTexts } from '../texts';
import styles from './AddressChoice.module.css';

interface AddressChoiceProps {
  readonly legend: string;
  readonly addresses: readonly AddressRow[];
  readonly chosenId: string | undefined;
  /** One had to be chosen and was not. */
  readonly wanted?: boolean;
  readonly onChoose: (id: string) => void;
  /** Why nothing can be sent to an address, if so. */
  readonly problemOf: (address: AddressRow) => string | undefined;
}

/** The active addresses as radios (docs/product.md#checkout). */
export function AddressChoice(props: AddressChoiceProps) {
  const { legend, addresses, chosenId, wanted, onChoose, problemOf } = props;
  const texts = useTexts(addressTexts);
  return (
    <fieldset className={classes(styles.choice, wanted && styles.wanted)}>
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
          <span className={styles.text}>
            <strong>{address.name}</strong>
            <span>{addressLine(address)}</span>
            <span>{texts.mobile(address.mobile)}</span>
            {problemOf(address) && <em className={styles.problem}>{problemOf(address)}</em>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
