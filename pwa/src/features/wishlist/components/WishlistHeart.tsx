import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
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
  const nameOf = useLocalName();
  const { wishlisted, sending, signedIn } = useWishlisted(product._id);
  const { busy, run } = useMutation(() => texts.failed);

  const toggle = async () => {
    if (!signedIn) return onSignInNeeded();
    await run(() => setWishlisted(product, !wishlisted));
  };

  return (
    <IconButton
      icon="heart"
      raised
      filled={wishlisted}
      tone={wishlisted ? 'danger' : 'ink'}
      label={wishlisted ? texts.remove(nameOf(product)) : texts.add(nameOf(product))}
      aria-pressed={wishlisted}
      aria-busy={busy}
      data-action="wish"
      disabled={sending}
      onClick={toggle}
    />
  );
}
