import { useTexts } from '../i18n/use-texts';
import { Icon } from '../ui/icons/Icon';
import styles from './NeedsConnection.module.css';
import { connectionTexts } from './texts';
import { useOnline } from './use-online';

interface NeedsConnectionProps {
  /** Names it for the `aria-describedby` of what does not work meanwhile. */
  readonly id?: string;
  /** What needs it, and what happens instead; without it the common words. */
  readonly text?: string;
}

/** Says, while the shop cannot be reached, why what stands beside it does not work now; nothing otherwise. */
export function NeedsConnection({ id, text }: NeedsConnectionProps) {
  const texts = useTexts(connectionTexts);
  if (useOnline()) return null;
  return (
    <p id={id} className={styles.note}>
      <Icon name="offline" size={18} />
      {text ?? texts.needed}
    </p>
  );
}
