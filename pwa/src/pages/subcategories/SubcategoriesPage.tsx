import { PageHead } from '../../app/PageHead';

/** Sub Category. */
export function SubcategoriesPage() {
  return (
    <>
      <PageHead title="Sub Category" />
      <h1>Sub Category</h1>
    </>
  );
}
