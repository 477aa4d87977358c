import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { SubcategoryManagement } from '../../features/categories-admin/components/SubcategoryManagement';
import { categoryAdminTexts } from '../../features/categories-admin/texts';
import { useTexts } from '../../i18n/use-texts';

/** Admin › Sub Category (docs/product.md#subcategory-admin); admins only. */
export function SubcategoriesPage() {
  const texts = useTexts(categoryAdminTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.subcategoriesTitle} noIndex />
      <SubcategoryManagement />
    </DashboardLayout>
  );
}
