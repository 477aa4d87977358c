import type { AccountSession } from '@jhola/shared/contracts/sessions.contract';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { formatDay, formatTimeAgo } from '#i18n/format-time.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { profileTexts } from '../profile-texts';
import styles from './SessionList.module.css';

interface SessionEntryProps {
  readonly session: AccountSession;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly language: Language;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** One sign-in: on what device, since when, last used when. This device is marked; it is signed out by Log Out. */
export function SessionEntry({ session, now, language, busy, onEnd }: SessionEntryProps) {
  const texts = useTexts(profileTexts);
  const { device, signedInAt, lastUsedAt, thisDevice } = session;
  return (
    <li className={styles.entry}>
      <span className={styles.sign}>
        <Icon name={/android|ios|iphone|ipad/i.test(device) ? 'mobile' : 'laptop'} size={22} />
      </span>
      <div className={styles.text}>
        <strong>{device}</strong>
        <p>
          <time dateTime={lastUsedAt}>{texts.lastUsed(formatTimeAgo(lastUsedAt, now, language))}</time>
          {' · '}
          <time dateTime={signedInAt}>{texts.signedInOn(formatDay(signedInAt, language))}</time>
        </p>
      </div>
      {thisDevice ? (
        <Badge tone="success">{texts.thisDevice}</Badge>
      ) : (
        <OnlineButton
          variant="outline"
          disabled={busy}
          aria-label={texts.endSessionOf(device)}
          onClick={onEnd}
        >
          {texts.endSession}
        </OnlineButton>
      )}
    </li>
  );
}
