import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { CatalogueTools } from '../../features/catalogue-files/components/CatalogueTools';
import { ProductList } from '../../features/products-admin/components/ProductList';
import { productShows } from '../../features/products-admin/rules/product-query';
import { productAdminTexts } from '../../features/products-admin/texts';
import { BulkEdit } from '../../features/products-bulk/components/BulkEdit';
import { useTexts } from '../../i18n/use-texts';
import { useListSearch } from '../use-list-search';

/** Admin › Product: every product of the shop, found, edited and deleted (admins only). */
export function ProductsPage() {
  const texts = useTexts(productAdminTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <ProductList
        searching={useListSearch(productShows)}
        current={usePageIsCurrent()}
        selection={(ids, onDone) => <BulkEdit ids={ids} onDone={onDone} />}
        tools={<CatalogueTools />}
      />
    </DashboardLayout>
  );
}
