import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { SignedIn } from './account';
import { findProducts } from './catalogue';

/**
 * Products a search finds that several tests can buy of: enough in stock, without variants, at whole rupees.
 * @param most how many
 * @throws Error when there are fewer
 */
export async function buyable(
  who: SignedIn,
  search: string,
  most: number,
): Promise<readonly ProductSummary[]> {
  const found = (await findProducts(who, search)).filter(
    ({ stock, hasVariants, price }) => stock > 20 && !hasVariants && Number.isInteger(price),
  );
  if (found.length < most) throw new Error(`The shop has only ${found.length} of ${most} ${search} to buy`);
  return found.slice(0, most);
}
