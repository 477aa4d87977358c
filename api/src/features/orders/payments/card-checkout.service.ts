import type { CheckoutAnswer, CheckoutRequest } from '@jhola/shared/contracts/orders.contract';
import { cardReturn } from '@jhola/shared/contracts/orders.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { type CardPage, CardProvider } from '#integrations/stripe/card-provider.js';
import type { Sender } from '#platform/auth/from-this-computer.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Transactions } from '#platform/database/transactions.js';
import { isOwnOrigin } from '#platform/http/origins.js';
import type { Claim, KeyedCall } from '#platform/idempotency/keyed-call.js';
import type { OrderRecord } from '../models/order.model.js';
import { OrderRepository } from '../order-repository.service.js';
import { type Orderer, PlaceOrder } from '../place-order.service.js';
import { CardPayments } from './card-payments.service.js';

/** Places orders that are paid by card. */
@Injectable()
export class CardCheckout {
  private readonly pauseMs: number;

  constructor(
    private readonly provider: CardProvider,
    private readonly placeOrder: PlaceOrder,
    private readonly transactions: Transactions,
    private readonly repository: OrderRepository,
    private readonly payments: CardPayments,
    private readonly config: ShopConfig,
  ) {
    this.pauseMs = config.paymentCheckS * 1000;
  }

  /**
   * Writes the order and holds its pieces, then opens a page for it (docs/product.md#card-payments). After
   * any failure in between, a repeat with the same key continues; without a repeat the sweep gives the pieces
   * back.
   * @param from the call's own request: the shopper returns to the page that made it
   * @throws ShopError payment.off, payment.unreachable, and as for cash on delivery
   */
  async checkout(
    { userId, language, key }: KeyedCall & Orderer,
    request: CheckoutRequest,
    from: Sender,
    claim: Claim,
  ): Promise<CheckoutAnswer> {
    if (this.provider.modeFor(from) === 'off') throw new ShopError('payment.off');
    const order = await this.placeOrder.heldForCard({ userId, language }, request, `${userId}/${key}`);
    const page = await this.pageOf(order, this.originOf(from));
    const answer = await this.handOver(order, page, claim);
    if (answer) return answer;
    // It was cancelled meanwhile, or the sweep has given it up.
    await this.provider.closePage(page.sessionId);
    throw new ShopError('payment.unreachable');
  }

  /**
   * The shop's address for this shopper: the public address, or that of the request when the shop is tried out
   * on this computer.
   */
  private originOf({ headers: { origin, host } }: Sender): string {
    const { demo, publicUrl } = this.config;
    const local = demo.name === 'local';
    return local && origin && isOwnOrigin(origin, host, publicUrl) ? origin : new URL(publicUrl).origin;
  }

  private async pageOf(order: OrderRecord, origin: string): Promise<CardPage> {
    const { orderId, lines, deliveryPaise, payment } = order;
    if (!payment.card) throw new Error(`${orderId} is no order by card.`);
    const back = (path: string) => `${origin}${path}?${cardReturn.parameter}=${orderId}`;
    try {
      return await this.provider.openPage({
        orderId,
        lines: [
          ...lines.map(({ name, variantName, subTotalPaise, quantity }) => ({
            name: variantName ? `${name}, ${variantName}` : name,
            paise: subTotalPaise / quantity,
            quantity,
          })),
          ...(deliveryPaise ? [{ name: 'Delivery charge', paise: deliveryPaise, quantity: 1 }] : []),
        ],
        expiresAt: payment.card.expiresAt,
        paidUrl: back(cardReturn.paid),
        leftUrl: back(cardReturn.left),
      });
    } catch (error) {
      await this.payments.abandon(orderId);
      throw error;
    }
  }

  /**
   * Writes the payment page's address, together with the answer to repeats; undefined when the order no
   * longer waits.
   */
  private handOver(order: OrderRecord, page: CardPage, claim: Claim): Promise<CheckoutAnswer | undefined> {
    return this.transactions.run(async (session) => {
      const now = await this.repository.find(order.orderId, session);
      const { card, state } = now.payment;
      if (!card || state !== 'PENDING') return undefined;
      const checkAt = new Date(Date.now() + this.pauseMs);
      await this.repository.change(
        now,
        { payment: { ...now.payment, card: { ...card, ...page, checkAt, looks: 0 } } },
        session,
      );
      const answer: CheckoutAnswer = {
        success: true,
        error: false,
        message: 'Checkout session created',
        id: page.sessionId,
        url: page.url,
        orderId: order.orderId,
      };
      await claim.complete(session, answer);
      return answer;
    });
  }
}
