import { PageHead } from '../../app/PageHead';

/** Category Management. */
export function CategoriesPage() {
  return (
    <>
      <PageHead title="Category Management" />
      <h1>Category Management</h1>
    </>
  );
}
