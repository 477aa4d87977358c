import { useParams } from 'react-router-dom';
import { customerPath } from '#features/customers/customer-path.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { AdminOrder } from '#features/orders/components/admin/AdminOrder.tsx';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { ChangeAddress } from './ChangeAddress';

/** Manage Orders › one of them, whole (admins only). */
export function AdminOrderPage() {
  const texts = useTexts(adminOrderTexts);
  const { orderId = '' } = useParams();
  return (
    <AdminPage>
      <PageHead title={texts.order(orderId)} noIndex />
      <AdminOrder
        key={orderId}
        orderId={orderId}
        customerPath={customerPath}
        changeAddress={(order) => <ChangeAddress order={order} />}
      />
    </AdminPage>
  );
}
