import type { CashOnDeliveryRequest, OrderAnswer } from '@jhola/shared/contracts/orders.contract';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ok } from '../../platform/answers/ok.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Claim } from '../../platform/idempotency/claim.js';
import { CartService } from '../cart/cart.service.js';
import { agreedBill } from './bill-check.js';
import { Goods } from './goods.service.js';
import { mergeLines, type WantedLine } from './merge-lines.js';
import { newOrder } from './new-order.js';
import { toOrder } from './order-answer.js';
import { OrderBook } from './order-book.service.js';
import { type Recipient, Recipients } from './recipients.service.js';

/** Places orders. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipients: Recipients,
    private readonly goods: Goods,
    private readonly book: OrderBook,
    private readonly cart: CartService,
  ) {}

  /**
   * Places an order that is paid at the door (section 7, Orders). Stock, order, cart, event and the answer to repeats
   * are written together or not at all.
   * @throws ShopError address.missing, product.missing, variant.missing, cart.most-of-one; order.changed when the total
   * is not the one the shopper saw; stock.short or stock.none when not all of it is left
   */
  async cashOnDelivery(userId: string, request: CashOnDeliveryRequest, claim: Claim): Promise<OrderAnswer> {
    const wanted = mergeLines(request.list_items);
    const recipient = await this.recipients.of(userId, request.address);
    const place = () =>
      this.transactions.run((session) =>
        this.place(userId, wanted, request.totalAmt, recipient, claim, session),
      );
    return this.goods.inTurn(
      wanted,
      // A number that is taken comes about once in a million million orders; the second try makes another.
      () => place().catch((error: unknown) => (isDuplicateKey(error) ? place() : Promise.reject(error))),
    );
  }

  private async place(
    userId: string,
    wanted: readonly WantedLine[],
    seenRupees: number,
    recipient: Recipient,
    claim: Claim,
    session: ClientSession,
  ): Promise<OrderAnswer> {
    const lines = await this.goods.priced(wanted, session);
    const bill = agreedBill(lines, seenRupees);
    await this.goods.take(lines, session);
    const order = newOrder({
      userId,
      ...recipient,
      lines,
      bill,
      payment: { method: 'COD', state: 'DUE' },
      now: new Date(),
    });
    await this.book.enter(order, session);
    await this.cart.takeOut(userId, wanted, session);
    const answer = ok('Order placed successfully', toOrder(order));
    await claim.complete(session, answer);
    return answer;
  }
}
