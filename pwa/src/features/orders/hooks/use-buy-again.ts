import { useState } from 'react';
import type { OrderRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { productsToday } from '../commands/products-today';
import {
  type AddPieces,
  type ChoiceOf,
  type LeftOut,
  leftOutOf,
  type PickVariant,
  planBuyAgain,
  withVariants,
} from '../rules/buy-again';
import { orderTexts } from '../texts';

/** How an order was put into the cart, where not all of it could be. */
export interface BoughtAgain {
  /** How many pieces came in. */
  readonly pieces: number;
  readonly leftOut: readonly LeftOut[];
}

interface BuyAgain {
  readonly busy: boolean;
  /** What is to be shown; missing when there is nothing to show, or it was shown in a toast. */
  readonly outcome: BoughtAgain | undefined;
  readonly forget: () => void;
  readonly buy: (order: OrderRow) => Promise<boolean>;
}

/** Puts what of an order still exists and has stock into the cart, and says what could not be put in. */
export function useBuyAgain(addPieces: AddPieces, choiceOf: ChoiceOf, pickVariant: PickVariant): BuyAgain {
  const texts = useTexts(orderTexts);
  const { busy, run } = useMutation(texts.buyAgainFailed);
  const [outcome, setOutcome] = useState<BoughtAgain>();

  const buy = ({ product_details: ordered }: OrderRow) =>
    run(async () => {
      const today = await productsToday(ordered.map(({ productId }) => productId));
      const items = await withVariants(ordered, today, pickVariant);
      const planned = planBuyAgain(items, today, choiceOf);
      const added = await addPieces(planned.flatMap(({ wanted }) => wanted ?? []));
      const pieces = added.reduce((sum, more) => sum + more, 0);
      const leftOut = leftOutOf(planned, added);
      if (leftOut.length === 0) return texts.boughtAgain(pieces);
      setOutcome({ pieces, leftOut });
    });

  return { busy, outcome, forget: () => setOutcome(undefined), buy };
}
