import { formatTotal } from '@jhola/shared/domain/money/money';
import type { CartLineRow } from '#data/db/rows.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import type { PreparedOnScreen } from '../hooks/use-prepared-order';
import type { PreparedOrder } from '../prepared-order';
import { canBeOrdered } from '../rules/changed-lines';
import { checkoutTexts } from '../texts';
import { CheckoutNotice } from './CheckoutNotice';
import { PreparedToday } from './PreparedToday';

interface PreparedNoticeProps {
  readonly prepared: PreparedOrder;
  readonly onScreen: PreparedOnScreen;
  /** The cart as it is now, and its total in rupees. */
  readonly lines: readonly CartLineRow[];
  readonly total: number;
  /** Cart and address are still what was prepared. */
  readonly same: boolean;
  /** The address it shall go to is no longer among the shopper's. */
  readonly addressGone: boolean;
  /** The shopper has prepared it on this page just now. */
  readonly asked: boolean;
  /** An order is being placed. */
  readonly busy: boolean;
  readonly onPlace: () => void;
  readonly onDrop: () => void;
}

/** An order that was prepared: that it is not placed, what happens next, and back online what has changed since. */
export function PreparedNotice(props: PreparedNoticeProps) {
  const { prepared, onScreen, lines, total, same, addressGone, asked, busy, onPlace, onDrop } = props;
  const texts = useTexts(checkoutTexts);
  const { state, reason, recheck } = onScreen;
  const waiting = state === 'waiting';
  const failed = state === 'failed';
  const possible = state === 'fresh' && canBeOrdered(lines);
  return (
    <CheckoutNotice
      icon="clock"
      title={waiting ? texts.preparedTitle : texts.todayTitle}
      asked={asked}
      actions={
        <>
          {failed && (
            <Button icon="refresh" onClick={recheck}>
              {texts.retry}
            </Button>
          )}
          {possible && (
            <Button variant="accent" busy={busy} onClick={onPlace}>
              {busy ? texts.placing : texts.placeToday(formatTotal(total))}
            </Button>
          )}
          <Button variant="outline" onClick={onDrop}>
            {texts.drop}
          </Button>
        </>
      }
    >
      {waiting && <p>{texts.preparedText}</p>}
      {waiting && !same && <p>{texts.preparedDiffers}</p>}
      {state === 'checking' && <p>{texts.checkingToday}</p>}
      {failed && <p>{reason}</p>}
      {state === 'fresh' && (
        <PreparedToday before={prepared.lines} lines={lines}>
          {prepared.totalRupees !== total && (
            <p>{texts.totals(formatTotal(prepared.totalRupees), formatTotal(total))}</p>
          )}
          {addressGone && <p>{texts.addressGone}</p>}
        </PreparedToday>
      )}
    </CheckoutNotice>
  );
}
