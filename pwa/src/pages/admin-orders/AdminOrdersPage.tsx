import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { AllOrders } from '../../features/orders/components/AllOrders';
import { orderTexts } from '../../features/orders/texts';
import { useTexts } from '../../language/use-texts';

/** Manage Orders (section 2; admins only). */
export function AdminOrdersPage() {
  const texts = useTexts(orderTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.manageOrders} noIndex />
      <AllOrders current={usePageIsCurrent()} />
    </DashboardLayout>
  );
}
