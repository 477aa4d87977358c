import type { ReactNode } from 'react';
import { type CartLineRow, needsChoice } from '#data/db/rows.ts';
import { nameNow } from '#i18n/local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { canBeOrdered, changedLines } from '../rules/changed-lines';
import { checkoutTexts } from '../texts';
import { ChangeList } from './ChangeList';

interface PreparedTodayProps {
  /** The cart as it was prepared. */
  readonly before: readonly CartLineRow[];
  /** The cart of today. */
  readonly lines: readonly CartLineRow[];
  /** What else is to be shown. */
  readonly children: ReactNode;
}

/** What of a prepared order has changed since, and whether it can be placed. */
export function PreparedToday({ before, lines, children }: PreparedTodayProps) {
  const texts = useTexts(checkoutTexts);
  const changes = changedLines(before, lines);
  if (lines.length === 0) return <p>{texts.preparedEmpty}</p>;
  const possible = canBeOrdered(lines);
  const soldOut = lines.every(({ product }) => product.stock === 0);
  const waiting = lines.find(needsChoice);
  const unchosen = waiting && nameNow(waiting.product);
  const hindrance = unchosen ? texts.chooseFirst(unchosen) : soldOut ? texts.allSoldOut : texts.changeCart;
  return (
    <>
      <p>{changes.length > 0 ? texts.changedSince : texts.nothingChanged}</p>
      <ChangeList changes={changes} />
      {children}
      {possible ? (
        <p>{texts.todayText}</p>
      ) : (
        <>
          <p>{hindrance}</p>
          <div>
            <Button to="/cart">{texts.toCart}</Button>
          </div>
        </>
      )}
    </>
  );
}
