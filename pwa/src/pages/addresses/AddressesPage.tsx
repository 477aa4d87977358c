import { PageHead } from '../../app/PageHead';

/** My Addresses. */
export function AddressesPage() {
  return (
    <>
      <PageHead title="My Addresses" />
      <h1>My Addresses</h1>
    </>
  );
}
