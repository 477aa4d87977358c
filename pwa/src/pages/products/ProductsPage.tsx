import { useChosenColumns } from '#features/admin-tables/hooks/use-chosen-columns.ts';
import { CatalogueTools } from '#features/catalogue-files/components/CatalogueTools.tsx';
import { ProductList } from '#features/products-admin/components/ProductList.tsx';
import { productShows } from '#features/products-admin/rules/product-query.ts';
import { productAdminTexts } from '#features/products-admin/texts.ts';
import { BulkEdit } from '#features/products-bulk/components/BulkEdit.tsx';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { useListSearch } from '../use-list-search';

/** Admin › Product: every product of the shop, found, edited and deleted (admins only). */
export function ProductsPage() {
  const texts = useTexts(productAdminTexts);
  const { cards, setCards, sorting, setSorting, ...searching } = useListSearch(productShows);
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <ProductList
        searching={searching}
        cards={cards}
        onCards={setCards}
        sorting={sorting}
        onSorting={setSorting}
        current={usePageIsCurrent()}
        selection={(ids, onDone) => <BulkEdit ids={ids} onDone={onDone} />}
        tools={<CatalogueTools />}
        {...useChosenColumns('products')}
      />
    </AdminPage>
  );
}
