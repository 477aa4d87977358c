import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { ShopOverview } from '../../features/overview/components/ShopOverview';
import { overviewTexts } from '../../features/overview/texts';
import { useTexts } from '../../i18n/use-texts';

/** Admin › Overview: how the shop is doing (admins only). */
export function OverviewPage() {
  const texts = useTexts(overviewTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <ShopOverview current={usePageIsCurrent()} />
    </DashboardLayout>
  );
}
