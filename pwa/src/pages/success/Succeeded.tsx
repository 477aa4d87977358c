import { ownOrderPath } from '@jhola/shared/domain/slugs/paths';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { OutcomeCard } from '#ui/feedback/OutcomeCard.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { successTexts } from './texts';

interface SucceededProps {
  /** In English; Order and Payment are translated. */
  readonly text: string;
  /** The order, where its number is known: it can be tracked already. */
  readonly orderId?: string;
}

/** `{text} Successfully` (docs/product.md#success-and-cancel). */
export function Succeeded({ text, orderId }: SucceededProps) {
  const texts = useTexts(successTexts);
  const known: Readonly<Record<string, string>> = {
    [successTexts.payment]: texts.payment,
    [successTexts.order]: texts.order,
  };
  const title = texts.done(known[text] ?? text);
  return (
    <>
      <PageHead title={title} noIndex />
      <OutcomeCard tone="success" sign={<Icon name="check" size={44} />} title={title}>
        <p>{texts.thanks}</p>
        <Button to={orderId ? ownOrderPath(orderId) : '/dashboard/myorders'}>
          {orderId ? texts.track : texts.myOrders}
        </Button>
        <Button to="/" variant="outline">
          {texts.goHome}
        </Button>
      </OutcomeCard>
    </>
  );
}
