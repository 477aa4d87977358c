import { PageHead } from '../../app/PageHead';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/Button';
import { OutcomeCard } from '../../ui/feedback/OutcomeCard';
import { Icon } from '../../ui/icons/Icon';
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
