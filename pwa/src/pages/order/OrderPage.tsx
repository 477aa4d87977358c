import { useOwnLocation } from '../../app/own-location';
import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { addChoices } from '../../features/cart/commands/add-choices';
import { choiceOf } from '../../features/catalogue/rules/choice';
import { OwnOrder } from '../../features/orders/components/OwnOrder';
import { ownOrderTexts } from '../../features/orders/own-order-texts';
import { useTexts } from '../../i18n/use-texts';
import { pickVariant } from '../pick-variant';

/** Your Orders › one of them. */
export function OrderPage() {
  const texts = useTexts(ownOrderTexts);
  const { orderId = '' } = useOwnLocation().params;
  return (
    <DashboardLayout>
      <PageHead title={texts.title(orderId)} noIndex />
      <OwnOrder
        key={orderId}
        orderId={orderId}
        addPieces={addChoices}
        choiceOf={choiceOf}
        pickVariant={pickVariant}
      />
    </DashboardLayout>
  );
}
