import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { choiceOfSummary } from '../rules/choice-of-summary';
import { openVariantSheet } from '../variant-request';
import { addPieces, takePieces } from './change-pieces';
import { useLinesOfProduct } from './live-cart';

/** What a shopper can do with a product of which a variant must be chosen. */
export interface VariantControl {
  /** How many pieces are in the cart, of all its variants. */
  readonly quantity: number;
  /** Asks which variant, and puts pieces of it in: one, or as many as given. */
  readonly add: (pieces?: number) => void;
  /** Takes one away where a single line is in the cart; of several the shopper is asked which. */
  readonly minus: () => void;
}

/**
 * Puts variants of a product into the cart, asking which.
 * @param onSignInNeeded called with the words of docs/product.md#sign-in-to-buy when nobody is signed in
 * @param stepped whether a stepper shows how many there are: additions are only read out then
 */
export function useVariantControl(
  product: ProductSummary,
  onSignInNeeded: (words: string) => void,
  stepped = true,
): VariantControl {
  const lines = useLinesOfProduct(product._id);
  const [line, ...others] = lines;
  const { product: itself } = choiceOfSummary(product);

  const add = (pieces = 1) => {
    openVariantSheet({
      kind: 'choice',
      product: itself,
      variants: product.variants,
      confirm: 'add',
      onChosen: (choice) => addPieces(choice, pieces, onSignInNeeded, stepped),
    });
  };
  const minus = () => {
    if (!line) return;
    if (others.length === 0) takePieces(line, (now) => now - 1);
    else openVariantSheet({ kind: 'quantities', product: itself, onSignInNeeded });
  };

  return { quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0), add, minus };
}
