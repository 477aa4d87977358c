import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { useSession } from '../../features/account/hooks/use-session';
import { addChoices } from '../../features/cart/commands/add-choices';
import { choiceOf } from '../../features/catalogue/rules/choice';
import { OwnOrders } from '../../features/orders/components/OwnOrders';
import { orderTexts } from '../../features/orders/texts';
import { useTexts } from '../../i18n/use-texts';
import { ManageOrders } from '../admin-orders/ManageOrders';
import { pickVariant } from '../pick-variant';

/** Your Orders, or Manage Orders for an admin (docs/product.md#orders-page). */
export function OrdersPage() {
  const texts = useTexts(orderTexts);
  const { isAdmin } = useSession();
  return (
    <DashboardLayout>
      <PageHead title={isAdmin ? texts.manageOrders : texts.yourOrders} noIndex />
      {isAdmin ? (
        <ManageOrders />
      ) : (
        <OwnOrders addPieces={addChoices} choiceOf={choiceOf} pickVariant={pickVariant} />
      )}
    </DashboardLayout>
  );
}
