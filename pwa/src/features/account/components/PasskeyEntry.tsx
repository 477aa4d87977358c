import type { Passkey } from '@jhola/shared/contracts/passkeys.contract';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { formatDay, formatTimeAgo } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { passkeyTexts } from '../passkey-texts';
import styles from './SessionList.module.css';

interface PasskeyEntryProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

/** One passkey: made on what device, when, and last used when. */
export function PasskeyEntry({ passkey, onRemove }: PasskeyEntryProps) {
  const texts = useTexts(passkeyTexts);
  const language = useLanguage();
  const { name, createdAt, lastUsedAt, synced } = passkey;
  const used = lastUsedAt ? texts.lastUsed(formatTimeAgo(lastUsedAt, Date.now(), language)) : texts.neverUsed;
  const words = [texts.since(formatDay(createdAt, language)), used, ...(synced ? [texts.synced] : [])];
  return (
    <li className={styles.entry}>
      <span className={styles.sign}>
        <Icon name="key" size={22} />
      </span>
      <div className={styles.text}>
        <strong>{name}</strong>
        <p>{words.join(' · ')}</p>
      </div>
      <OnlineButton variant="outline" aria-label={texts.removeOf(name)} onClick={onRemove}>
        {texts.remove}
      </OnlineButton>
    </li>
  );
}
