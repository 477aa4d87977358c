import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { ShopPages } from '#features/shop-pages/components/ShopPages.tsx';
import { shopPagesTexts } from '#features/shop-pages/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { builtInTexts } from './built-in-texts';

/** Admin › Settings › Pages: the texts of the shop's pages (admins only). */
export function ShopPagesPage() {
  const texts = useTexts(shopPagesTexts);
  const { name } = useShopSettings();
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <ShopPages current={usePageIsCurrent()} builtIn={builtInTexts(name)} />
    </AdminPage>
  );
}
