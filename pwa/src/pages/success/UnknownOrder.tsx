import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { OutcomeCard } from '#ui/feedback/OutcomeCard.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { successTexts } from './texts';

/** An address that names an order the shopper does not have. */
export function UnknownOrder() {
  const texts = useTexts(successTexts);
  return (
    <>
      <PageHead title={texts.missing} noIndex />
      <OutcomeCard tone="danger" sign={<Icon name="info" size={44} />} title={texts.missing}>
        <p>{texts.missingText}</p>
        <Button to="/dashboard/myorders">{texts.myOrders}</Button>
        <Button to="/" variant="outline">
          {texts.goHome}
        </Button>
      </OutcomeCard>
    </>
  );
}
