import type { Order } from '@jhola/shared/contracts/orders.contract';
import { ApiError } from '#data/api/api-error.ts';
import { aCartProduct } from '#data/db/a-cart-product.ts';
import { CartServer } from '#data/outbox/a-cart-server.ts';
import { anOrder } from '#test-data/an-order.ts';

/** What the shopper orders: two of it are ₹338. */
export const dal = aCartProduct({ name: 'Toor Dal', price: 199, discount: 15 });
export const address = 'e'.repeat(24);
/** Where a card pays. */
export const cardPage = 'https://cards.example/pay/1';
/** No answer comes. */
export const lost = new ApiError('network.unreachable', 'You seem to be offline.', 0);

/** The shop as a checkout meets it: a cart with two of `dal`, and the orders that stand. */
export class OrderCounter {
  readonly cart = new CartServer([dal]);
  orders: Order[] = [];

  /** Puts pieces of `dal` into the cart. */
  readonly addToCart = (quantity: number) =>
    this.cart.addToCart({ productId: dal._id, quantity }, { owner: 'asha', id: crypto.randomUUID() });

  /** The order stands: the cart is emptied. */
  readonly place = async (): Promise<Order> => {
    const order = this.enter();
    this.cart.lines.clear();
    return order;
  };

  /** The order is placed, and its answer is lost. */
  readonly placeUnanswered = async (): Promise<never> => {
    await this.place();
    throw lost;
  };

  /** The order waits for its payment; what is in it stays in the cart until then. */
  readonly hold = (): Order =>
    this.enter({
      method: 'CARD',
      state: 'PENDING',
      url: cardPage,
      payBefore: new Date(Date.now() + 60_000).toISOString(),
    });

  private enter(payment?: Order['payment']): Order {
    const [line] = this.cart.lines.values();
    const [piece] = anOrder().product_details;
    if (!line || !piece) throw new Error('The cart is empty');
    const product_details = [{ ...piece, productId: line.product._id, quantity: line.quantity }];
    const createdAt = new Date().toISOString();
    const order = anOrder(['PLACED'], { createdAt, product_details, ...(payment && { payment }) });
    this.orders = [order, ...this.orders];
    return order;
  }
}
