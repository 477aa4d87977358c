import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { IconButton } from '../../../ui/button/IconButton';
import { showToast } from '../../../ui/toasts/toast-store';
import { setWished } from '../commands/set-wished';
import { useWish } from '../hooks/use-wish';
import { wishlistTexts } from '../texts';

interface WishHeartProps {
  readonly product: ProductSummary;
  /** What happens when a visitor taps the heart. */
  readonly onSignInNeeded: () => void;
}

/** The heart of a product: full when it is wished for, disabled while its request runs (docs/product.md#heart). */
export function WishHeart({ product, onSignInNeeded }: WishHeartProps) {
  const texts = useTexts(wishlistTexts);
  const { wished, sending, signedIn } = useWish(product._id);
  const [pending, setPending] = useState(false);

  const toggle = async () => {
    if (!signedIn) return onSignInNeeded();
    setPending(true);
    try {
      await setWished(product, !wished);
    } catch {
      showToast('error', texts.failed);
    } finally {
      setPending(false);
    }
  };

  return (
    <IconButton
      icon="heart"
      raised
      filled={wished}
      tone={wished ? 'danger' : 'ink'}
      label={wished ? texts.remove(product.name) : texts.add(product.name)}
      aria-pressed={wished}
      aria-busy={pending}
      data-action="wish"
      disabled={sending}
      onClick={toggle}
    />
  );
}
