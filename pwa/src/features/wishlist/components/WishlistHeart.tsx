import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { IconButton } from '../../../ui/button/IconButton';
import { showToast } from '../../../ui/toasts/toast-store';
import { setWishlisted } from '../commands/set-wishlisted';
import { useWishlisted } from '../hooks/use-wishlisted';
import { wishlistTexts } from '../texts';

interface WishlistHeartProps {
  readonly product: ProductSummary;
  /** What happens when a visitor taps the heart. */
  readonly onSignInNeeded: () => void;
}

/** The heart of a product: full when it is on the wishlist, disabled while its request runs (docs/product.md#heart). */
export function WishlistHeart({ product, onSignInNeeded }: WishlistHeartProps) {
  const texts = useTexts(wishlistTexts);
  const { wishlisted, sending, signedIn } = useWishlisted(product._id);
  const [pending, setPending] = useState(false);

  const toggle = async () => {
    if (!signedIn) return onSignInNeeded();
    setPending(true);
    try {
      await setWishlisted(product, !wishlisted);
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
      filled={wishlisted}
      tone={wishlisted ? 'danger' : 'ink'}
      label={wishlisted ? texts.remove(product.name) : texts.add(product.name)}
      aria-pressed={wishlisted}
      aria-busy={pending}
      data-action="wish"
      disabled={sending}
      onClick={toggle}
    />
  );
}
