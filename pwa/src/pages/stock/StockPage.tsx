import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { StockList } from '../../features/stock/components/StockList';
import { stockShows } from '../../features/stock/rules/stock-query';
import { stockTexts } from '../../features/stock/texts';
import { useTexts } from '../../i18n/use-texts';
import { useListSearch } from '../use-list-search';

/** Admin › Stock: what is left, held and sold (admins only). */
export function StockPage() {
  const texts = useTexts(stockTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <StockList searching={useListSearch(stockShows)} current={usePageIsCurrent()} />
    </DashboardLayout>
  );
}
