import { orderTexts } from '#features/orders/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { DashboardLayout } from '#pages/account-menu/DashboardLayout.tsx';
import { ManageOrders } from './ManageOrders';

/** Manage Orders (docs/product.md#manage-orders; admins only). */
export function AdminOrdersPage() {
  const texts = useTexts(orderTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.manageOrders} noIndex />
      <ManageOrders />
    </DashboardLayout>
  );
}
