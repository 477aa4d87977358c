import { FirstSteps } from '#features/first-steps/components/FirstSteps.tsx';
import { ShopOverview } from '#features/overview/components/ShopOverview.tsx';
import { overviewTexts } from '#features/overview/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/** Admin › Overview: how the shop is doing (admins only). */
export function OverviewPage() {
  const texts = useTexts(overviewTexts);
  const current = usePageIsCurrent();
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <ShopOverview current={current} notice={<FirstSteps current={current} />} />
    </AdminPage>
  );
}
