import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { OutcomeCard } from '#ui/feedback/OutcomeCard.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { successTexts } from './texts';

interface OrderNotFoundProps {
  /** The address names an order, which the shopper does not have; else it names none, and nothing is claimed of any. */
  readonly named: boolean;
}

/** An address that leads to no order of the shopper's. */
export function OrderNotFound({ named }: OrderNotFoundProps) {
  const texts = useTexts(successTexts);
  const title = named ? texts.missing : texts.noOrder;
  return (
    <>
      <PageHead title={title} noIndex />
      <OutcomeCard
        tone={named ? 'danger' : 'waiting'}
        sign={<Icon name={named ? 'info' : 'receipt'} size={44} />}
        title={title}
      >
        <p>{named ? texts.missingText : texts.noOrderText}</p>
        <Button to="/dashboard/myorders">{texts.myOrders}</Button>
        <Button to="/" variant="outline">
          {texts.goHome}
        </Button>
      </OutcomeCard>
    </>
  );
}
