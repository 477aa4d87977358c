import { useChosenColumns } from '#features/admin-tables/hooks/use-chosen-columns.ts';
import { StockList } from '#features/stock/components/StockList.tsx';
import { stockShows } from '#features/stock/rules/stock-query.ts';
import { stockTexts } from '#features/stock/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { useListSearch } from '../use-list-search';

/** Admin › Stock: what is left, held and sold (admins only). */
export function StockPage() {
  const texts = useTexts(stockTexts);
  const { sorting, setSorting, ...searching } = useListSearch(stockShows);
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <StockList
        searching={searching}
        sorting={sorting}
        onSorting={setSorting}
        current={usePageIsCurrent()}
        {...useChosenColumns('stock')}
      />
    </AdminPage>
  );
}
