import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { OutcomeCard } from '#ui/feedback/OutcomeCard.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { successTexts } from './texts';

/** An address that names no order: nothing is claimed of any. */
export function NoOrder() {
  const texts = useTexts(successTexts);
  return (
    <>
      <PageHead title={texts.noOrder} noIndex />
      <OutcomeCard tone="waiting" sign={<Icon name="receipt" size={44} />} title={texts.noOrder}>
        <p>{texts.noOrderText}</p>
        <Button to="/dashboard/myorders">{texts.myOrders}</Button>
        <Button to="/" variant="outline">
          {texts.goHome}
        </Button>
      </OutcomeCard>
    </>
  );
}
