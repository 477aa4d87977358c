import { orderTexts } from '#features/orders/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { ManageOrders } from './ManageOrders';

/** Manage Orders (docs/product.md#manage-orders; admins only). */
export function AdminOrdersPage() {
  const texts = useTexts(orderTexts);
  return (
    <AdminPage>
      <PageHead title={texts.manageOrders} noIndex />
      <ManageOrders />
    </AdminPage>
  );
}
