import { useId } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { waitFor } from '../commands/wait-for';
import { useStockWait } from '../hooks/use-stock-wait';
import { notificationTexts } from '../texts';
import { wordsOfFailure } from '../words-of-failure';
import styles from './Notifications.module.css';

interface BackInStockProps {
  readonly productId: string;
  readonly variantId: string | undefined;
  /** What happens when a visitor wants to be notified; called with the words for them. */
  readonly onSignInNeeded: (words: string) => void;
}

/** For a product that is out of stock: a notification once it is back. */
export function BackInStock({ productId, variantId, onSignInNeeded }: BackInStockProps) {
  const texts = useTexts(notificationTexts);
  const { signedIn, waiting, setWaiting } = useStockWait(productId, variantId);
  const { busy, run } = useMutation(wordsOfFailure);
  const leadId = useId();

  const change = async () => {
    if (!signedIn) return onSignInNeeded(texts.login);
    const wanted = !waiting;
    const wait = { productId, wanted, ...(variantId && { variantId }) };
    if (await run(() => waitFor(wait))) setWaiting(wanted);
  };
  return (
    <div className={styles.wait}>
      <OnlineButton variant="outline" icon="bell" busy={busy} aria-describedby={leadId} onClick={change}>
        {waiting ? texts.stopNotifying : texts.notifyMe}
      </OnlineButton>
      <p id={leadId} className={styles.quiet}>
        {waiting ? texts.waiting : texts.notifyMeLead}
      </p>
    </div>
  );
}
