import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { orderTexts } from '../../features/orders/texts';
import { useTexts } from '../../i18n/use-texts';
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
