import { UploadProduct } from '#features/products-admin/components/UploadProduct.tsx';
import { productAdminTexts } from '#features/products-admin/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/** Admin › Upload Product: puts products into the catalogue (admins only). */
export function UploadProductPage() {
  const texts = useTexts(productAdminTexts);
  return (
    <AdminPage>
      <PageHead title={texts.uploadTitle} noIndex />
      <UploadProduct current={usePageIsCurrent()} />
    </AdminPage>
  );
}
