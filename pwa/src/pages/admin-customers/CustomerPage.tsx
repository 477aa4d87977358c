import { useOwnLocation } from '../../app/own-location';
import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { useSession } from '../../features/account/hooks/use-session';
import { CustomerDetails } from '../../features/customers/components/CustomerDetails';
import { customerTexts } from '../../features/customers/texts';
import { OrderCard } from '../../features/orders/components/OrderCard';
import { useNow } from '../../features/orders/hooks/use-now';
import { useTexts } from '../../i18n/use-texts';

/** Admin › Customers › one of them, with their orders (admins only). */
export function CustomerPage() {
  const texts = useTexts(customerTexts);
  const { user } = useSession();
  const { customerId = '' } = useOwnLocation().params;
  const now = useNow();
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <CustomerDetails
        key={customerId}
        userId={customerId}
        own={user?._id === customerId}
        drawOrders={(orders) =>
          orders.map((order) => <OrderCard key={order.orderId} order={order} now={now} />)
        }
      />
    </DashboardLayout>
  );
}
