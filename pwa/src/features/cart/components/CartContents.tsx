import type { ComponentProps } from 'react';
import { type RefObject, useEffect, useRef } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { type Cart, useCart } from '../hooks/use-cart';
import { cartTexts } from '../texts';
import { CartEmpty } from './CartEmpty';
import styles from './CartSkeleton.module.css';
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
    <div className={styles.empty}>
      <CartEmpty onLeave={props.onLeave} />
      {props.action}
    </div>
  );
}

/** Placeholder for the cart while nothing is known of it: lines and bill the size of those that come. */
function CartSkeleton({ text }: { readonly text: string }) {
  return (
    <LoadingPlaceholder text={text}>
      <div className={styles.cart}>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.bill} />
      </div>
    </LoadingPlaceholder>
  );
}

/**
 * Keeps the focus in a list when the line that had it is taken out: the list itself gets it then.
 * @param count how many lines there are
 * @returns goes to the list, which needs `tabIndex={-1}`
 */
function useFocusKept(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (fewer && document.activeElement === document.body) list.current?.focus();
  }, [count]);
  return list;
}
