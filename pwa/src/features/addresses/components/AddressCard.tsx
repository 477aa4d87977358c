import { useOnline } from '#connection/use-online.ts';
import type { AddressRow } from '#data/db/rows.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { addressLine } from '../address-fields';
import { addressTexts } from '../texts';
import styles from './AddressCard.module.css';

interface AddressCardProps {
  readonly address: AddressRow;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One of the shopper's addresses, with edit and delete (docs/product.md#addresses). */
export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const texts = useTexts(addressTexts);
  const online = useOnline();
  return (
    <li className={styles.card}>
      <span className={styles.sign}>
        <Icon name="pin" size={22} />
      </span>
      <div className={styles.text}>
        <strong>{address.name}</strong>
        <p>{addressLine(address)}</p>
        <p>{texts.mobile(address.mobile)}</p>
      </div>
      <div className={styles.actions}>
        <IconButton icon="edit" label={texts.editNamed(address.name)} disabled={!online} onClick={onEdit} />
        <IconButton
          icon="trash"
          tone="danger"
          label={texts.deleteNamed(address.name)}
          disabled={!online}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
