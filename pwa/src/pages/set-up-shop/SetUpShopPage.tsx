import { DemoChoice } from '#features/demo-catalogue/components/DemoChoice.tsx';
import { SetUpShop } from '#features/shop-settings/components/SetUpShop.tsx';
import { setUpTexts } from '#features/shop-settings/set-up-texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { LanguageChoice } from '#language/LanguageChoice.tsx';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/** Where the owner of a new shop goes on once they are its administrator (admins only). */
export function SetUpShopPage() {
  const texts = useTexts(setUpTexts);
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <SetUpShop language={<LanguageChoice />} demo={<DemoChoice current={usePageIsCurrent()} />} />
    </AdminPage>
  );
}
