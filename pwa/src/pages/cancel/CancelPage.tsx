import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { useTexts } from '../../language/use-texts';
import { Button } from '../../ui/button/Button';
import { OutcomeCard } from '../../ui/feedback/OutcomeCard';
import { Icon } from '../../ui/icons/Icon';
import { cancelTexts } from './texts';

/** `Order #ID Cancelled`, with the order number of the address (decisions, Routes). */
export function CancelPage() {
  const texts = useTexts(cancelTexts);
  const orderId = useSearchParams()[0].get('orderId');
  const title = orderId ? texts.cancelled(orderId) : texts.cancelledNameless;
  return (
    <>
      <PageHead title={title} noIndex />
      <OutcomeCard tone="danger" sign={<Icon name="close" size={44} />} title={title}>
        <p>{texts.explained}</p>
        <Button to="/">{texts.goHome}</Button>
        <Button to="/cart" look="outline">
          {texts.viewCart}
        </Button>
      </OutcomeCard>
    </>
  );
}
