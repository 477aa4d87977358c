import { PageHead } from '../../app/PageHead';

/** Manage Orders. */
export function AdminOrdersPage() {
  return (
    <>
      <PageHead title="Manage Orders" />
      <h1>Manage Orders</h1>
    </>
  );
}
