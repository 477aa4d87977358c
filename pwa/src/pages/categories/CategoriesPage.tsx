import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { CategoryManagement } from '../../features/categories-admin/components/CategoryManagement';
import { categoryAdminTexts } from '../../features/categories-admin/texts';
import { useTexts } from '../../i18n/use-texts';

/** Admin › Category (docs/product.md#category-admin); admins only. */
export function CategoriesPage() {
  const texts = useTexts(categoryAdminTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.categoriesTitle} description={texts.categoriesDescription} noIndex />
      <CategoryManagement />
    </DashboardLayout>
  );
}
