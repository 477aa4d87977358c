import { useEffect } from 'react';

/** What was ordered by card leaves the cart when it is paid: brings the cart up to date then. */
export function useCartAfterPayment(paid: boolean): void {
  useEffect(() => {
    if (!paid) return;
    import('#data/queries/fetch-cart.ts')
      .then(({ fetchCart }) => fetchCart())
      .catch((error: unknown) => console.warn('The cart is not up to date', error));
  }, [paid]);
}
