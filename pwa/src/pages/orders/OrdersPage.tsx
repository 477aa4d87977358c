import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { useSession } from '../../features/account/hooks/use-session';
import { addChoices } from '../../features/cart/commands/add-choices';
import { choiceOf } from '../../features/catalogue/rules/choice';
import { AllOrders } from '../../features/orders/components/AllOrders';
import { OwnOrders } from '../../features/orders/components/OwnOrders';
import { orderTexts } from '../../features/orders/texts';
import { useTexts } from '../../language/use-texts';

/** Your Orders, or Manage Orders for an admin (section 2). */
export function OrdersPage() {
  const texts = useTexts(orderTexts);
  const { isAdmin } = useSession();
  const current = usePageIsCurrent();
  return (
    <DashboardLayout>
      <PageHead title={isAdmin ? texts.manageOrders : texts.yourOrders} noIndex />
      {isAdmin ? <AllOrders current={current} /> : <OwnOrders putIntoCart={addChoices} choiceOf={choiceOf} />}
    </DashboardLayout>
  );
}
