import { PageHead } from '../../app/PageHead';

/** Listing. */
export function ListingPage() {
  return (
    <>
      <PageHead title="Listing" />
      <h1>Listing</h1>
    </>
  );
}
