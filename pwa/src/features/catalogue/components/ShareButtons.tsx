import { useSyncExternalStore } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { showToast } from '#ui/toasts/toast-store.ts';
import { productTexts } from '../texts/product';
import styles from './ShareButtons.module.css';

interface ShareButtonsProps {
  readonly title: string;
  /** The page's path. */
  readonly path: string;
}

const never = () => () => {};
const origin = () => window.location.origin;
const hasSheet = () => 'share' in navigator;

/** Shares a product on twitter, facebook and whatsapp, by the device's own sheet where it has one, and as a link. */
export function ShareButtons({ title, path }: ShareButtonsProps) {
  const texts = useTexts(productTexts);
  // The server knows neither the shop's address nor the device: both are known once the page runs.
  const url = useSyncExternalStore(never, origin, () => '') + path;
  const sheet = useSyncExternalStore(never, hasSheet, () => false);

  const shareByDevice = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the device's sheet rejects too; that is the shopper's choice and no failure.
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) showToast('error', texts.shareFailed);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', texts.linkCopied);
    } catch {
      showToast('error', texts.linkNotCopied);
    }
  };

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
          title={texts.shareOn(name)}
        >
          <Icon name={icon} size={20} />
        </a>
      ))}
      <IconButton icon="link" tone="primary" label={texts.copyLink} onClick={copy} />
      {sheet && <IconButton icon="share" tone="primary" label={texts.shareDevice} onClick={shareByDevice} />}
    </div>
  );
}

/** Where a product can be shared; the names are those of the icons. */
interface ShareAddress {
  readonly icon: 'twitter' | 'facebook' | 'whatsapp';
  readonly name: string;
  readonly address: string;
}

/** The addresses that share a page on twitter, facebook and whatsapp (docs/product.md#sharing). */
function shareAddresses(title: string, page: string): ShareAddress[] {
  const text = encodeURIComponent(title);
  const url = encodeURIComponent(page);
  return [
    { icon: 'twitter', name: 'Twitter', address: `https://twitter.com/intent/tweet?text=${text}&url=${url}` },
    { icon: 'facebook', name: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { icon: 'whatsapp', name: 'WhatsApp', address: `https://wa.me/?text=${text}%20${url}` },
  ];
}
