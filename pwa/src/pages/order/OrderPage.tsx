import { useParams } from 'react-router-dom';
import { addChoices } from '#features/cart/commands/add-choices.ts';
import { choiceOf } from '#features/catalogue/rules/choice.ts';
import { OwnOrder } from '#features/orders/components/OwnOrder.tsx';
import { ownOrderTexts } from '#features/orders/own-order-texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { DashboardLayout } from '#pages/account-menu/DashboardLayout.tsx';
import { pickVariant } from '../pick-variant';

/** Your Orders › one of them. */
export function OrderPage() {
  const texts = useTexts(ownOrderTexts);
  const { orderId = '' } = useParams();
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
