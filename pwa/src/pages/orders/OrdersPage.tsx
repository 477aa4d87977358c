import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { useSession } from '../../features/account/hooks/use-session';
import { AllOrders } from '../../features/orders/components/AllOrders';
import { OwnOrders } from '../../features/orders/components/OwnOrders';
import { orderTexts } from '../../features/orders/texts';

/** Your Orders, or Manage Orders for an admin (section 2). */
export function OrdersPage() {
  const { isAdmin } = useSession();
  const current = usePageIsCurrent();
  return (
    <DashboardLayout>
      <PageHead title={isAdmin ? orderTexts.manageOrders : orderTexts.yourOrders} noIndex />
      {isAdmin ? <AllOrders current={current} /> : <OwnOrders />}
    </DashboardLayout>
  );
}
