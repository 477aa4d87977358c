import type { OrderRow } from '#data/db/rows.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { useBuyAgain } from '../hooks/use-buy-again';
import type { AddPieces, ChoiceOf, PickVariant } from '../rules/buy-again';
import { orderTexts } from '../texts';
import { LeftOutDialog } from './LeftOutDialog';

interface BuyAgainProps {
  readonly order: OrderRow;
  readonly addPieces: AddPieces;
  readonly choiceOf: ChoiceOf;
  readonly pickVariant: PickVariant;
}

/** Puts an order's items into the cart again, and says which could not be added and why. */
export function BuyAgain({ order, addPieces, choiceOf, pickVariant }: BuyAgainProps) {
  const texts = useTexts(orderTexts);
  const { busy, outcome, forget, buy } = useBuyAgain(addPieces, choiceOf, pickVariant);
  return (
    <>
      <Button busy={busy} onClick={() => buy(order)}>
        {texts.buyAgain}
      </Button>
      <LeftOutDialog outcome={outcome} onClose={forget} />
    </>
  );
}
