import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { OutcomeCard } from '#ui/feedback/OutcomeCard.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { successTexts } from './texts';

/** `{text} Successfully` (docs/product.md#success-and-cancel). @param props.text in English; Order and Payment are translated */
export function Succeeded({ text }: { readonly text: string }) {
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
        <Button to="/">{texts.goHome}</Button>
        <Button to="/dashboard/myorders" variant="outline">
          {texts.myOrders}
        </Button>
      </OutcomeCard>
    </>
  );
}
