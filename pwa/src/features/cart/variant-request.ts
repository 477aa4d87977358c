import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import type { Variant } from '@jhola/shared/contracts/product.contract';
import type { CartChoice } from './commands/write-line';

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

let request: VariantRequest | undefined;
const listeners = new Set<() => void>();

function set(next: VariantRequest | undefined): void {
  request = next;
  for (const listener of listeners) listener();
}

/** What the sheet is open for; `undefined` while it is closed. */
export const variantRequest = (): VariantRequest | undefined => request;

/** Calls back at each change. Returns how to stop. */
export function onVariantRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the sheet; one that is open makes room. */
export function openVariantSheet(next: VariantRequest): void {
  dismissVariantSheet();
  set(next);
}

/** Puts the sheet away without a choice. */
export function dismissVariantSheet(): void {
  const before = request;
  if (!before) return;
  set(undefined);
  if (before.kind === 'choice') before.onDismissed?.();
}

/** Closes the sheet, and hands over what was chosen. */
export function finishVariantSheet(choice: CartChoice): void {
  const before = request;
  set(undefined);
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
