import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { UploadProduct } from '../../features/products-admin/components/UploadProduct';
import { productAdminTexts } from '../../features/products-admin/texts';
import { useTexts } from '../../i18n/use-texts';

/** Admin › Upload Product: puts products into the catalogue (admins only). */
export function UploadProductPage() {
  const texts = useTexts(productAdminTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.uploadTitle} noIndex />
      <UploadProduct current={usePageIsCurrent()} />
    </DashboardLayout>
  );
}
