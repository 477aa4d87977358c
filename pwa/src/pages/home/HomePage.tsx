import { PageHead } from '../../app/PageHead';

/** Home. */
export function HomePage() {
  return (
    <>
      <PageHead title="Home" />
      <h1>Home</h1>
    </>
  );
}
