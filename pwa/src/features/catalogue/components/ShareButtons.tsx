import { IconButton } from '../../../ui/button/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { shareAddresses } from '../rules/share-addresses';
import { productTexts as texts } from '../texts/product';
import styles from './ShareButtons.module.css';

interface ShareButtonsProps {
  readonly title: string;
  /** The page's path. */
  readonly path: string;
}

/** Shares a product on twitter, facebook and whatsapp, and by the device's own sheet where it has one. */
export function ShareButtons({ title, path }: ShareButtonsProps) {
  const url = new URL(path, window.location.origin).href;
  // Closing the device's sheet rejects the promise; that is the shopper's choice and no failure.
  const shareByDevice = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <div className={styles.share}>
      <span>{texts.share}</span>
      {shareAddresses(title, url).map(({ icon, name, address }) => (
        <a
          key={icon}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.shareOn(name)}
        >
          <Icon name={icon} size={20} />
        </a>
      ))}
      {'share' in navigator && (
        <IconButton icon="share" tone="primary" label={texts.shareDevice} onClick={shareByDevice} />
      )}
    </div>
  );
}
