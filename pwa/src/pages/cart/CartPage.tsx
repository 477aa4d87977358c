import { PageHead } from '../../app/PageHead';

/** Cart. */
export function CartPage() {
  return (
    <>
      <PageHead title="Cart" />
      <h1>Cart</h1>
    </>
  );
}
