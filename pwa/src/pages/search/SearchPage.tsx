import { PageHead } from '../../app/PageHead';

/** Search. */
export function SearchPage() {
  return (
    <>
      <PageHead title="Search" />
      <h1>Search</h1>
    </>
  );
}
