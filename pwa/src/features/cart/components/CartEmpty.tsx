import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { cartTexts } from '../texts';

/** Nothing in the cart, and the way to the products (docs/product.md#cart-panel). */
export function CartEmpty({ onLeave }: { readonly onLeave?: () => void }) {
  const texts = useTexts(cartTexts);
  return (
    <EmptyState
      picture={<img src="/illustrations/empty-cart.svg" alt="" width={240} height={200} />}
      title={texts.empty}
      text={texts.emptyText}
      action={
        <Button to="/" onFollow={onLeave}>
          {texts.shopNow}
        </Button>
      }
    />
  );
}
