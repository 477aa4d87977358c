import { Spinner } from '../spinner/Spinner';
import styles from './Loading.module.css';

/** Waiting, with the words that say for what. */
export function Loading({ text }: { readonly text: string }) {
  return (
    <div className={styles.loading} role="status">
      <Spinner size={32} />
      <span>{text}</span>
    </div>
  );
}
