import { SubcategoryManagement } from '#features/categories-admin/components/SubcategoryManagement.tsx';
import { categoryAdminTexts } from '#features/categories-admin/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';

/** Admin › Sub Category (docs/product.md#subcategory-admin); admins only. */
export function SubcategoriesPage() {
  const texts = useTexts(categoryAdminTexts);
  return (
    <AdminPage>
      <PageHead title={texts.subcategoriesTitle} noIndex />
      <SubcategoryManagement />
    </AdminPage>
  );
}
