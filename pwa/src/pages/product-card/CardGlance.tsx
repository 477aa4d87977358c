import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useState } from 'react';
import { QuickView } from '#features/catalogue/components/QuickView.tsx';
import { choiceOf } from '#features/catalogue/rules/choice.ts';
import { ChosenCartButton } from './ChosenCartButton';
import { useAskToSignIn } from './use-ask-to-sign-in';

interface CardGlanceProps {
  readonly product: ProductSummary;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The quick view of a card: the catalogue's, with the cart's button. */
export function CardGlance({ product, open, onClose }: CardGlanceProps) {
  const askToSignIn = useAskToSignIn();
  const [variantId, choose] = useState<string>();
  const choice = choiceOf(product, variantId);
  const askOutside = (words?: string) => {
    onClose();
    askToSignIn(words);
  };
  return (
    <QuickView
      product={product}
      choice={choice}
      onChoose={choose}
      open={open}
      onClose={onClose}
      action={<ChosenCartButton product={product} choice={choice} pieces={1} onSignInNeeded={askOutside} />}
    />
  );
}
