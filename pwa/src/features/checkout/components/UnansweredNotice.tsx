import { useOnline } from '#connection/use-online.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import type { UnansweredOrder } from '../hooks/use-unanswered-order';
import { checkoutTexts } from '../texts';
import { CheckoutNotice } from './CheckoutNotice';

interface UnansweredNoticeProps {
  readonly order: UnansweredOrder;
  /** The shopper has placed it on this page: the notice is what came of it. */
  readonly asked: boolean;
}

/** An order whose answer was lost: nobody knows whether it stands, until the shop was asked. */
export function UnansweredNotice({ order: { state, check }, asked }: UnansweredNoticeProps) {
  const texts = useTexts(checkoutTexts);
  const online = useOnline();
  if (state === 'none') return null;
  if (state === 'absent')
    return (
      <CheckoutNotice icon="info" title={texts.absentTitle}>
        <p>{texts.absentText}</p>
      </CheckoutNotice>
    );
  const checking = state === 'checking';
  return (
    <CheckoutNotice
      icon="alert"
      title={texts.unknownTitle}
      asked={asked}
      actions={
        <Button variant="outline" busy={checking} disabled={!online} onClick={check}>
          {checking ? texts.asking : texts.askNow}
        </Button>
      }
    >
      <p>{texts.unknownText}</p>
    </CheckoutNotice>
  );
}
