import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { choiceOfSummary } from '../features/cart/rules/choice-of-summary';
import { askForVariant } from '../features/cart/variant-request';

/** Asks which variant of a product is wanted. @returns its id; `undefined` when the shopper wants none */
export async function pickVariant(product: ProductSummary): Promise<string | undefined> {
  return (await askForVariant(choiceOfSummary(product).product, product.variants))?.variantId;
}
