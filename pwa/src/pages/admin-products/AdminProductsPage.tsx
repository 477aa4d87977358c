import { PageHead } from '../../app/PageHead';

/** Products. */
export function AdminProductsPage() {
  return (
    <>
      <PageHead title="Products" />
      <h1>Products</h1>
    </>
  );
}
