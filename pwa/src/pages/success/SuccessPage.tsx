import { useLocation } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { appTexts } from '../../app/texts';
import { Button } from '../../ui/button/Button';
import { OutcomeCard } from '../../ui/feedback/OutcomeCard';
import { Icon } from '../../ui/icons/Icon';

/** What an order leads to. Navigate with `state: { text: 'Order' }` after cash on delivery. */
export interface SuccessState {
  readonly text?: string;
}

/** `{text} Successfully`, with Payment where nothing else is told (section 2, Success and cancel). */
export function SuccessPage() {
  const { text = 'Payment' } = (useLocation().state as SuccessState | null) ?? {};
  const title = `${text} Successfully`;
  return (
    <>
      <PageHead title={title} noIndex />
      <OutcomeCard tone="success" sign={<Icon name="check" size={44} />} title={title}>
        <p>Thank you for shopping with us. You can follow your order under {appTexts.myOrders}.</p>
        <Button to="/">{appTexts.goHome}</Button>
        <Button to="/dashboard/myorders" look="outline">
          {appTexts.myOrders}
        </Button>
      </OutcomeCard>
    </>
  );
}
