import { CategoryManagement } from '#features/categories-admin/components/CategoryManagement.tsx';
import { categoryAdminTexts } from '#features/categories-admin/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';

/** Admin › Category (docs/product.md#category-admin); admins only. */
export function CategoriesPage() {
  const texts = useTexts(categoryAdminTexts);
  return (
    <AdminPage>
      <PageHead title={texts.categoriesTitle} description={texts.categoriesDescription} noIndex />
      <CategoryManagement />
    </AdminPage>
  );
}
