import { useParams } from 'react-router-dom';
import { useSession } from '#features/account/hooks/use-session.ts';
import { CustomerDetails } from '#features/customers/components/CustomerDetails.tsx';
import { customerTexts } from '#features/customers/texts.ts';
import { OrderCard } from '#features/orders/components/OrderCard.tsx';
import { useNow } from '#features/orders/hooks/use-now.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';

/** Admin › Customers › one of them, with their orders (admins only). */
export function CustomerPage() {
  const texts = useTexts(customerTexts);
  const { user } = useSession();
  const { customerId = '' } = useParams();
  const now = useNow();
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <CustomerDetails
        key={customerId}
        userId={customerId}
        own={user?._id === customerId}
        drawOrders={(orders) =>
          orders.map((order) => <OrderCard key={order.orderId} order={order} now={now} />)
        }
      />
    </AdminPage>
  );
}
