import type { ComponentProps } from 'react';
import { CouldNotLoad } from '../../../connection/CouldNotLoad';
import { useTexts } from '../../../i18n/use-texts';
import { type Cart, useCart } from '../hooks/use-cart';
import { useFocusKept } from '../hooks/use-focus-kept';
import { cartTexts } from '../texts';
import { CartEmpty } from './CartEmpty';
import { CartSkeleton } from './CartSkeleton';
import { FilledCart } from './FilledCart';

interface CartContentsProps extends Omit<ComponentProps<typeof FilledCart>, 'cart'> {
  readonly signedIn: boolean;
}

/** The cart's contents, in the side panel and on the cart page (docs/product.md#cart-panel). */
export function CartContents(props: CartContentsProps) {
  const texts = useTexts(cartTexts);
  const cart = useCart(props.signedIn);
  const list = useFocusKept(cart.lines.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div ref={list} role="group" aria-label={texts.cart} tabIndex={-1}>
      <CartState cart={cart} {...props} />
    </div>
  );
}

function CartState({ cart, ...props }: CartContentsProps & { readonly cart: Cart }) {
  const texts = useTexts(cartTexts);
  if (cart.loading) return <CartSkeleton text={texts.loading} />;
  if (cart.failed)
    return (
      <CouldNotLoad
        title={texts.notLoaded}
        text={texts.notLoadedText}
        retry={texts.retry}
        onRetry={cart.refetch}
      />
    );
  if (cart.lines.length > 0) return <FilledCart cart={cart} {...props} />;
  return (
    <>
      <CartEmpty onLeave={props.onLeave} />
      {props.action}
    </>
  );
}
