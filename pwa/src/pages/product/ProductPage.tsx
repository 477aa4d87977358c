import { PageHead } from '../../app/PageHead';

/** Product. */
export function ProductPage() {
  return (
    <>
      <PageHead title="Product" />
      <h1>Product</h1>
    </>
  );
}
