import type { AddToCartRequest, CartItem, CartProduct } from '@jhola/shared/contracts/cart.contract';
import type { Variant } from '@jhola/shared/contracts/product.contract';
import { ApiError } from '../api/api-error';
import type { OutboxCall } from '../api/outbox-call';
import { cartLineKey } from '../db/rows';

/** What becomes of a call: it arrives and is answered, never arrives, or arrives and its answer is lost. */
export type Fate = 'answered' | 'dropped' | 'answer-lost';

interface ServerLine {
  readonly _id: string;
  readonly product: CartProduct;
  readonly variantId?: string;
  readonly quantity: number;
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The API's cart in a test's memory: as the real one it adds, knows repeated keys and refuses what is not in stock. */
export class CartServer {
  readonly lines = new Map<string, ServerLine>();
  /** What must be chosen among, by the product. */
  readonly choices = new Map<string, Variant[]>();
  /** How often pieces were asked to be put in. */
  additions = 0;
  /** How often the whole cart was fetched. */
  fetches = 0;
  /** The fates of the next calls; when none are left all are answered. */
  fates: Fate[] = [];
  /** How long the next ways there and back take, in ticks of the event loop; when none are left they take none. */
  delays: number[] = [];
  private readonly answers = new Map<string, unknown>();
  private readonly products: Map<string, CartProduct>;
  private made = 0;

  constructor(products: readonly CartProduct[]) {
    this.products = new Map(products.map((product) => [product._id, product]));
  }

  /** Changes a product, as its administrator does. */
  change(productId: string, changed: Partial<CartProduct>): void {
    this.products.set(productId, { ...this.product(productId), ...changed });
  }

  readonly cartItems = (): Promise<CartItem[]> =>
    this.call(() => {
      this.fetches += 1;
      return [...this.lines.values()].map((line) => this.itemOf(line));
    });

  readonly addToCart = (body: AddToCartRequest, { id }: OutboxCall): Promise<CartItem> =>
    this.write(`add ${id}`, () => {
      this.additions += 1;
      const cartKey = cartLineKey(body.productId, body.variantId);
      this.checkChoice(body);
      const known = this.lines.get(cartKey);
      const quantity = (known?.quantity ?? 0) + body.quantity;
      this.check(body.productId, quantity);
      this.made += 1;
      const _id = known?._id ?? `item-${this.made}`;
      const line = { _id, product: this.product(body.productId), variantId: body.variantId, quantity };
      this.lines.set(cartKey, line);
      return this.itemOf(line);
    });

  readonly setCartQuantity = (_id: string, quantity: number, { id }: OutboxCall): Promise<CartItem> =>
    this.write(`set ${id}`, () => {
      const [cartKey, line] = this.find(_id);
      this.check(line.product._id, quantity);
      const changed = { ...line, quantity };
      this.lines.set(cartKey, changed);
      return this.itemOf(changed);
    });

  readonly deleteCartItem = (_id: string, { id }: OutboxCall): Promise<void> =>
    this.write(`delete ${id}`, () => {
      this.lines.delete(this.find(_id)[0]);
    });

  private write<Answer>(key: string, work: () => Answer): Promise<Answer> {
    return this.call(() => {
      if (this.answers.has(key)) return this.answers.get(key) as Answer;
      const answer = work();
      this.answers.set(key, answer);
      return answer;
    });
  }

  private async call<Answer>(work: () => Answer): Promise<Answer> {
    const fate = this.fates.shift() ?? 'answered';
    await this.way();
    if (fate === 'dropped') throw new ApiError('network.unreachable', 'offline', 0);
    const answer = work();
    await this.way();
    if (fate === 'answer-lost') throw new ApiError('network.unreachable', 'offline', 0);
    return answer;
  }

  private async way(): Promise<void> {
    for (let ticks = this.delays.shift() ?? 0; ticks > 0; ticks--) await tick();
  }

  private check(productId: string, quantity: number): void {
    const { stock } = this.product(productId);
    if (stock === 0) throw new ApiError('stock.none', 'Out of stock', 409);
    if (quantity > stock)
      throw new ApiError('stock.short', `Only ${stock} left in stock`, 409, { left: stock });
  }

  private checkChoice({ productId, variantId }: AddToCartRequest): void {
    const choices = this.choices.get(productId);
    if (!choices || variantId) return;
    const { name } = this.product(productId);
    throw new ApiError('variant.required', `Please choose an option of ${name}.`, 422, {
      productId,
      name,
      choices,
    });
  }

  private find(_id: string): [string, ServerLine] {
    const found = [...this.lines].find(([, line]) => line._id === _id);
    if (!found) throw new ApiError('cart.line-missing', 'This item is no longer in your cart.', 404);
    return found;
  }

  private product(id: string): CartProduct {
    const product = this.products.get(id);
    if (!product) throw new ApiError('product.missing', 'This product is gone.', 404);
    return product;
  }

  private itemOf({ _id, product, variantId, quantity }: ServerLine): CartItem {
    const choices = variantId ? undefined : this.choices.get(product._id);
    const item = { _id, productId: this.product(product._id), variantId, quantity, subTotalAmt: 0 };
    return choices ? { ...item, choices } : item;
  }
}

const answering = { server: new CartServer([]) };

/** Lets this server answer the calls of `cartApiOfServer` from now on. */
export function answerWith(server: CartServer): void {
  answering.server = server;
}

/** Stands in for `data/api/cart-api`: the calls reach the server of the test. */
export const cartApiOfServer = {
  cartItems: () => answering.server.cartItems(),
  addToCart: (...call: Parameters<CartServer['addToCart']>) => answering.server.addToCart(...call),
  setCartQuantity: (...call: Parameters<CartServer['setCartQuantity']>) =>
    answering.server.setCartQuantity(...call),
  deleteCartItem: (...call: Parameters<CartServer['deleteCartItem']>) =>
    answering.server.deleteCartItem(...call),
};
