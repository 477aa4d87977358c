import { useAtomValue } from 'jotai';
import { headerMessageAtom } from '#features/account/header-message.ts';
import styles from './HeaderMessage.module.css';

/** A message under the header, such as `Login successful!`; read out when it appears. */
export function HeaderMessage() {
  const message = useAtomValue(headerMessageAtom);
  return (
    <div className={styles.region} role="status">
      {message && <p className={styles.message}>{message}</p>}
    </div>
  );
}
