import type {
  CashOnDeliveryRequest,
  CheckoutRequest,
  OrderAnswer,
} from '@jhola/shared/contracts/orders.contract';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { Injectable } from '@nestjs/common';
import { ok } from '#platform/answers/ok.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { CartService } from '../cart/cart.service.js';
import { mergeLines, type WantedLine } from './merge-lines.js';
import type { OrderRecord, PaymentRecord } from './models/order.model.js';
import { toOrder } from './order-answer.js';
import { OrderCreation } from './order-creation.service.js';
import { type OrderDraft, OrderWrites } from './order-writes.service.js';
import { sellerOf } from './seller.js';
import { ShippingAddresses } from './shipping-addresses.service.js';

/** Who orders, and in which language. */
export interface Orderer {
  readonly userId: string;
  readonly language: Language;
}

/** What a shopper asks for. */
interface OrderRequest extends Orderer {
  readonly items: readonly WantedLine[];
  /** The total the shopper saw. */
  readonly seenRupees: number;
  readonly addressId: string;
  readonly payment: () => PaymentRecord;
}

/** How long an order by card holds its pieces: the shortest life of the provider's pages, and a minute to open one. */
const HELD_MS = 31 * 60_000;
/** After this time the opening of the page has failed. */
const OPENING_MS = 60_000;

/** Places orders. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly shippingAddresses: ShippingAddresses,
    private readonly orderWrites: OrderWrites,
    private readonly orderCreation: OrderCreation,
    private readonly cart: CartService,
    private readonly settings: CurrentShopSettings,
  ) {}

  /**
   * Places an order that is paid at the door (docs/product.md#order-placing). Stock, order, cart, event and the answer to repeats
   * are written together or not at all.
   * @throws ShopError address.missing, order.not-served, product.missing, variant.missing, variant.required, cart.most-of-one;
   * order.changed when the total is not the one the shopper saw; order.below-minimum; stock.short or stock.none when not all of it is left
   */
  async cashOnDelivery(
    { userId, language }: Orderer,
    request: CashOnDeliveryRequest,
    claim: Claim,
  ): Promise<OrderAnswer> {
    const { list_items: items, totalAmt: seenRupees, address: addressId } = request;
    const payment = () => ({ method: 'COD', state: 'DUE' }) as const;
    const answerOf = (order: OrderRecord) => ok('Order placed successfully', toOrder(order));
    const order = await this.write(
      { userId, language, items, seenRupees, addressId, payment },
      async (placed, session) => {
        this.cart.takeOut(userId, mergeLines(items), session);
        await claim.complete(session, answerOf(placed));
      },
    );
    return answerOf(order);
  }

  /**
   * Writes an order that is to be paid by card, and holds its pieces. The cart stays as it is until it is paid.
   * @param checkoutKey names this checkout: a repeat answers the order that waits under this key
   * @throws ShopError as for cash on delivery
   */
  async heldForCard(
    { userId, language }: Orderer,
    request: CheckoutRequest,
    checkoutKey: string,
  ): Promise<OrderRecord> {
    const known = await this.orderCreation.ofCheckout(checkoutKey);
    if (known) return known;
    const { list_items: items, totalAmt: seenRupees, addressId } = request;
    const payment = (): PaymentRecord => {
      const now = Date.now();
      const [expiresAt, checkAt] = [new Date(now + HELD_MS), new Date(now + OPENING_MS)];
      return { method: 'CARD', state: 'PENDING', card: { checkoutKey, expiresAt, checkAt, looks: 0 } };
    };
    return this.write({ userId, language, items, seenRupees, addressId, payment }, async () => {});
  }

  /** @param finish what is written besides */
  private async write(
    { userId, addressId, items, ...placed }: OrderRequest,
    finish: OrderDraft['finish'],
  ): Promise<OrderRecord> {
    const shop = await this.settings.get();
    return this.orderWrites.write({
      userId,
      ...placed,
      wanted: mergeLines(items),
      recipient: () => this.shippingAddresses.of(userId, addressId),
      seller: sellerOf(shop),
      minimumOrder: shop.minimumOrder,
      finish,
    });
  }
}
