import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { ProductList } from '../../features/products-admin/components/ProductList';
import { productAdminTexts } from '../../features/products-admin/texts';
import { useTexts } from '../../language/use-texts';
import { useProductSearch } from './use-product-search';

/** Admin › Product: every product of the shop, found, edited and deleted (admins only). */
export function ProductsPage() {
  const texts = useTexts(productAdminTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <ProductList searching={useProductSearch()} current={usePageIsCurrent()} />
    </DashboardLayout>
  );
}
