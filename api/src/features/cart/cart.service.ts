import type {
  AddToCartRequest,
  CartItem,
  UpdateQuantityRequest,
} from '@jhola/shared/contracts/cart.contract';
import { MAX_CART_LINES, MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import { type AddTag, ResponseCache } from '#platform/answers/response-cache.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Choice, ForSale } from '../catalogue/stock/stock-line.js';
import { variantRequired } from '../catalogue/stock/variant-required.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import { toCartItem } from './cart-item.js';
import { CartLines } from './cart-lines.service.js';
import type { VariantChange } from './change-variant.js';
import { LineLimit } from './line-limit.service.js';
import type { CartLineRecord } from './models/cart-line.model.js';
import { SalePriceCache } from './sale-price-cache.service.js';

/** The tag of everything that is made of a shopper's cart. */
const cartTag = (userId: string): string => `cart:${userId}`;

/** Shoppers' carts (docs/product.md#cart-rules); everyone sees and changes only their own. */
@Injectable()
export class CartService {
  constructor(
    private readonly lines: CartLines,
    private readonly limit: LineLimit,
    private readonly sales: SalePriceCache,
    private readonly answers: ResponseCache,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Adds pieces of a product to the cart: a new line, or more of the existing one.
   * @param key the Idempotency-Key of the call: its pieces are added once
   * @returns the item as it now stands
   * @throws ShopError product.missing, variant.missing, variant.required, stock.none, stock.short,
   *   cart.most-of-one, cart.full
   */
  async add(
    userId: string,
    { productId, variantId, quantity }: AddToCartRequest,
    key: string | undefined,
  ): Promise<CartItem> {
    const sale = await this.saleOf({ productId, variantId });
    if (sale.variants) return this.addedUnnamed(userId, sale, key);
    return this.changing(userId, async () => {
      const added = await this.lines.add(userId, sale, { quantity, maxQuantity: maxQuantityOf(sale), key });
      if (!added) throw refusal(sale);
      if (added.isNew && (await this.limit.isPassed(userId))) {
        await this.lines.remove(userId, added.line._id.toHexString());
        throw new ShopError('cart.full', { most: MAX_CART_LINES });
      }
      return toCartItem(added.line, sale);
    });
  }

  /** The answer to GET: the items of the cart at today's prices. Lines of products that are gone are left out. */
  get(userId: string): Promise<SerializedResponse> {
    return this.answers.getOrLoad(`cart/${userId}`, [cartTag(userId)], async (addTag) =>
      ok('Your cart', await this.items(userId, addTag)),
    );
  }

  /**
   * Sets the pieces of a line, and its variant where the request names one. Without its variant a line can
   * only be lowered.
   * @param key the Idempotency-Key of the call: a line is merged into its other variant once
   * @returns the item as it now stands
   * @throws ShopError cart.line-missing (also for another's line), or as for adding
   */
  async setQuantity(
    userId: string,
    request: UpdateQuantityRequest,
    key: string | undefined,
  ): Promise<CartItem> {
    const { _id, qty, variantId } = request;
    const line = await this.lines.find(userId, _id);
    if (!line) throw new ShopError('cart.line-missing');
    const sale = await this.saleOf({ ...choiceOf(line), ...(variantId && { variantId }) });
    if (sale.variants && qty > line.quantity) throw variantRequired(sale);
    if (!sale.variants && qty > maxQuantityOf(sale)) throw refusal(sale);
    const changed = await this.changing(userId, () =>
      variantId
        ? this.changeVariant(userId, _id, {
            variantKey: variantId,
            quantity: qty,
            maxQuantity: maxQuantityOf(sale),
            key,
          })
        : this.lines.setQuantity(line, qty),
    );
    // The line has changed since it was read: the request is judged anew.
    if (!changed) return this.setQuantity(userId, request, key);
    return toCartItem(changed, sale);
  }

  /**
   * Takes a line out of the cart.
   * @throws ShopError cart.line-missing (also for another's line)
   */
  async remove(userId: string, lineId: string): Promise<void> {
    const removed = await this.changing(userId, () => this.lines.remove(userId, lineId));
    if (!removed) throw new ShopError('cart.line-missing');
  }

  /** Removes ordered choices from the cart, in the transaction that orders them. */
  takeOut(userId: string, choices: readonly Choice[], session: ClientSession): void {
    this.lines.removeChoices(userId, choices, session);
    this.transactions.aroundCommit(session, () => this.answers.startChange([cartTag(userId)]));
  }

  /** Changes a cart. Work that fails may have changed it all the same: its answer may only be lost. */
  private async changing<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const endChange = this.answers.startChange([cartTag(userId)]);
    try {
      return await work();
    } finally {
      endChange();
    }
  }

  /** The item that this addition went to before a variant was required; a new one is refused. */
  private async addedUnnamed(userId: string, sale: ForSale, key: string | undefined): Promise<CartItem> {
    const line = key === undefined ? null : await this.lines.ofAddition(userId, sale.productId, key);
    if (!line) throw variantRequired(sale);
    return toCartItem(line, await this.saleOf(choiceOf(line)));
  }

  private changeVariant(
    userId: string,
    lineId: string,
    change: Omit<VariantChange, '_id' | 'userId'>,
  ): Promise<CartLineRecord | null> {
    const work = () =>
      this.transactions.run((session) => this.lines.changeVariant(userId, lineId, change, session));
    // The second transaction sees a line of that variant which was created meanwhile.
    return work().catch((error: unknown) => (isDuplicateKey(error) ? work() : Promise.reject(error)));
  }

  private async items(userId: string, addTag: AddTag): Promise<CartItem[]> {
    const lines = await this.lines.of(userId);
    for (const line of lines) addTag(productTag(line.productId.toHexString()));
    const sales = await this.sales.of(lines.map(choiceOf));
    return lines.flatMap((line, at) => {
      const sale = sales[at];
      return sale?.ok ? [toCartItem(line, sale)] : [];
    });
  }

  private async saleOf(choice: Choice): Promise<ForSale> {
    const [sale] = await this.sales.of([choice]);
    if (!sale?.ok) throw new ShopError(sale?.code ?? 'product.missing', { productId: choice.productId });
    return sale;
  }
}

const choiceOf = (line: CartLineRecord): Choice => ({
  productId: line.productId.toHexString(),
  variantId: line.variantKey || undefined,
});

/** How many pieces of this a cart may hold: the stock, and never more than one order may have. */
const maxQuantityOf = (sale: ForSale): number => Math.min(sale.stock, MAX_QUANTITY_PER_ITEM);

/** Why a cart cannot have (that many) more of this. */
function refusal({ productId, variantId, name, stock }: ForSale): ShopError {
  const details = { productId, variantId, name, left: stock };
  if (stock === 0) return new ShopError('stock.none', details);
  return stock < MAX_QUANTITY_PER_ITEM
    ? new ShopError('stock.short', details)
    : new ShopError('cart.most-of-one', { ...details, most: MAX_QUANTITY_PER_ITEM });
}
