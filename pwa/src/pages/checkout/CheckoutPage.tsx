import { PageHead } from '../../app/PageHead';

/** Checkout. */
export function CheckoutPage() {
  return (
    <>
      <PageHead title="Checkout" />
      <h1>Checkout</h1>
    </>
  );
}
