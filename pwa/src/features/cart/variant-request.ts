import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import type { Variant } from '@jhola/shared/contracts/product.contract';
import { atom, getDefaultStore } from 'jotai';
import type { CartChoice } from './rules/cart-choice';

/** Asks which variant of a product is wanted. */
interface ChoiceRequest {
  readonly kind: 'choice';
  /** The product itself: its own price, stock and images. */
  readonly product: CartProduct;
  /** `undefined` where the device does not know them yet: the sheet asks the shop. */
  readonly variants: readonly Variant[] | undefined;
  /** What the button does: adds to the cart, or chooses a variant. */
  readonly confirm: 'add' | 'choose';
  readonly onChosen: (choice: CartChoice) => void;
  /** Called when the sheet is put away without a choice. */
  readonly onDismissed?: () => void;
}

/** Shows how many of each variant of a product are in the cart, to be changed there. */
interface QuantitiesRequest {
  readonly kind: 'quantities';
  readonly product: CartProduct;
  readonly onSignInNeeded: (words: string) => void;
}

/** What the variant sheet is open for. */
export type VariantRequest = ChoiceRequest | QuantitiesRequest;

/** What the sheet is open for; `undefined` while it is closed. */
export const variantRequestAtom = atom<VariantRequest | undefined>(undefined);
const atoms = getDefaultStore();

/** Opens the sheet; one that is open makes room. */
export function openVariantSheet(next: VariantRequest): void {
  dismissVariantSheet();
  atoms.set(variantRequestAtom, next);
}

/** Puts the sheet away without a choice. */
export function dismissVariantSheet(): void {
  const before = atoms.get(variantRequestAtom);
  if (!before) return;
  atoms.set(variantRequestAtom, undefined);
  if (before.kind === 'choice') before.onDismissed?.();
}

/** Closes the sheet, and hands over what was chosen. */
export function finishVariantSheet(choice: CartChoice): void {
  const before = atoms.get(variantRequestAtom);
  atoms.set(variantRequestAtom, undefined);
  if (before?.kind === 'choice') before.onChosen(choice);
}

/** As {@link openVariantSheet}, for those who wait. @returns the choice; `undefined` when it was put away */
export function askForVariant(
  product: CartProduct,
  variants: readonly Variant[] | undefined,
): Promise<CartChoice | undefined> {
  return new Promise((resolve) => {
    const onDismissed = () => resolve(undefined);
    openVariantSheet({
      kind: 'choice',
      product,
      variants,
      confirm: 'choose',
      onChosen: resolve,
      onDismissed,
    });
  });
}
