import { useOwnLocation } from '../../app/own-location';
import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { customerPath } from '../../features/customers/customer-path';
import { adminOrderTexts } from '../../features/orders/admin-texts';
import { AdminOrder } from '../../features/orders/components/admin/AdminOrder';
import { useTexts } from '../../i18n/use-texts';

/** Manage Orders › one of them, whole (admins only). */
export function AdminOrderPage() {
  const texts = useTexts(adminOrderTexts);
  const { orderId = '' } = useOwnLocation().params;
  return (
    <DashboardLayout>
      <PageHead title={texts.order(orderId)} noIndex />
      <AdminOrder key={orderId} orderId={orderId} customerPath={customerPath} />
    </DashboardLayout>
  );
}
