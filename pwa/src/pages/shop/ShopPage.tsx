import { PageHead } from '../../app/PageHead';

/** Shop. */
export function ShopPage() {
  return (
    <>
      <PageHead title="Shop" />
      <h1>Shop</h1>
    </>
  );
}
