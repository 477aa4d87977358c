import { WaitingList } from '#features/questions/components/WaitingList.tsx';
import { questionTexts } from '#features/questions/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/** Admin › Questions: what waits for an answer (admins only). */
export function QuestionsPage() {
  const texts = useTexts(questionTexts);
  return (
    <AdminPage>
      <PageHead title={texts.allWaiting} noIndex />
      <WaitingList current={usePageIsCurrent()} />
    </AdminPage>
  );
}
