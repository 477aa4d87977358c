import { useSession } from '#features/account/hooks/use-session.ts';
import { addChoices } from '#features/cart/commands/add-choices.ts';
import { choiceOf } from '#features/catalogue/rules/choice.ts';
import { OwnOrders } from '#features/orders/components/OwnOrders.tsx';
import { orderTexts } from '#features/orders/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { DashboardLayout } from '#pages/account-menu/DashboardLayout.tsx';
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
