import { ShopSettings } from '#features/shop-settings/components/ShopSettings.tsx';
import { shopSettingsTexts } from '#features/shop-settings/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/** Admin › Settings › Shop: who the shop is (admins only). */
export function ShopSettingsPage() {
  const texts = useTexts(shopSettingsTexts);
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <ShopSettings current={usePageIsCurrent()} />
    </AdminPage>
  );
}
