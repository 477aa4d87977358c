import { connectionTexts } from '#connection/texts.ts';
import { useOnline } from '#connection/use-online.ts';
import { listingTexts } from '#features/catalogue/texts/listing.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './ListingFailure.module.css';

interface ListingFailureProps {
  readonly words: string;
  readonly onRetry: () => void;
}

/** The error banner of a listing (docs/product.md#listing). */
export function ListingFailure({ words, onRetry }: ListingFailureProps) {
  const texts = useTexts(listingTexts);
  const { notHere, comesBack } = useTexts(connectionTexts);
  const online = useOnline();
  return (
    <div className={styles.failure} role="alert">
      <Icon name={online ? 'alert' : 'offline'} size={22} />
      <p>{online ? words : `${notHere}. ${comesBack}`}</p>
      <Button variant="outline" size="small" icon="refresh" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
