import { PageHead } from '../../app/PageHead';

/** Your Orders. */
export function OrdersPage() {
  return (
    <>
      <PageHead title="Your Orders" />
      <h1>Your Orders</h1>
    </>
  );
}
