import { bannersTexts } from '#features/shop-settings/banners-texts.ts';
import { Banners } from '#features/shop-settings/components/Banners.tsx';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/** Admin › Settings › Banners: the owner's banners of the home page (admins only). */
export function ShopBannersPage() {
  const texts = useTexts(bannersTexts);
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <Banners current={usePageIsCurrent()} />
    </AdminPage>
  );
}
