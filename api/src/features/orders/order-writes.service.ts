import type { Language } from '@jhola/shared/languages/chosen-language';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { Transactions } from '#platform/database/transactions.js';
import { Batcher } from '#platform/jobs/batcher.js';
import type { Sale } from '../catalogue/stock/stock-line.js';
import { StockTaking } from '../catalogue/stock/stock-taking.js';
import { agreedBill, mustReachMinimum, sellableLines } from './bill-check.js';
import type { WantedLine } from './merge-lines.js';
import type { OrderRecord, PaymentRecord } from './models/order.model.js';
import { newOrder } from './new-order.js';
import { OrderCreation } from './order-creation.service.js';
import { OrderStock } from './order-stock.service.js';
import type { Seller } from './seller.js';
import type { Recipient } from './shipping-addresses.service.js';

/** An order that is to be written. */
export interface OrderDraft {
  readonly userId: string;
  readonly language: Language;
  /** Merged lines. */
  readonly wanted: readonly WantedLine[];
  /** The total the shopper saw. */
  readonly seenRupees: number;
  readonly seller: Seller;
  /** In whole rupees; null for a shop without one. */
  readonly minimumOrder: number | null;
  /** Whom it goes to: asked for with those of other orders. */
  readonly recipient: () => Promise<Recipient>;
  readonly payment: () => PaymentRecord;
  /** Writes what belongs to the order besides, in its transaction. */
  readonly finish: (order: OrderRecord, session: ClientSession) => Promise<void>;
}

type DraftWithRecipient = OrderDraft & Recipient;

/** Gives the order that was written. @throws what it was refused for */
type Outcome = () => OrderRecord | Promise<OrderRecord>;

/** How often orders are tried together while others are quicker; then each is tried alone. */
const TRIES_TOGETHER = 4;
/** How often an order waits for other transactions with its products before it takes its place among them. */
const MAX_WAITS = 3;

/**
 * Writes new orders. Those that arrive while others are being written are written together by one transaction, which costs
 * little more than that of one order: of a product in demand a hundred shoppers do not wait for a hundred transactions. Each
 * order is judged by itself, as if those before it had been written already.
 */
@Injectable()
export class OrderWrites {
  private readonly batches: Batcher<OrderDraft, Outcome | undefined>;

  constructor(
    private readonly transactions: Transactions,
    private readonly orderStock: OrderStock,
    private readonly orderCreation: OrderCreation,
  ) {
    this.batches = new Batcher((drafts) => this.writeBatch(drafts));
  }

  /**
   * Writes an order with all that belongs to it, or nothing of it.
   * @returns the order, once it is durable
   * @throws ShopError product.missing, variant.missing, variant.required, cart.most-of-one, order.changed, order.below-minimum,
   * stock.short, stock.none; whatever `recipient` or `finish` throws
   */
  async write(draft: OrderDraft): Promise<OrderRecord> {
    for (let waits = 0; waits < MAX_WAITS; waits++) {
      // Products that are being imported, say, hold up their own orders only, not those of other products.
      if (!this.orderStock.isFree(draft.wanted)) await this.orderStock.whenFree(draft.wanted);
      const outcome = await this.batches.load(draft);
      if (outcome) return outcome();
    }
    return this.writeAlone({ ...draft, ...(await draft.recipient()) });
  }

  /** @returns nothing for an order whose products another transaction has */
  private async writeBatch(drafts: readonly OrderDraft[]): Promise<(Outcome | undefined)[]> {
    const addressed = await Promise.all(drafts.map(withRecipient));
    const together = addressed.flatMap(({ value }) =>
      value && this.orderStock.isFree(value.wanted) ? [value] : [],
    );
    const outcomes = await this.writeTogether(together);
    const outcomeOf = new Map(together.map((draft, at) => [draft, outcomes[at]]));
    return addressed.map(({ value, refusal }) => (value ? outcomeOf.get(value) : refusal));
  }

  /** Where orders cannot be written together, each is written alone, so that none fails for another. */
  private async writeTogether(drafts: readonly DraftWithRecipient[]): Promise<Outcome[]> {
    if (drafts.length === 0) return [];
    let mayBeWritten = false;
    const write = () =>
      this.transactions.run((session) => {
        mayBeWritten = false;
        this.transactions.aroundCommit(session, () => {
          mayBeWritten = true;
          return () => {};
        });
        return this.writeIn(session, drafts);
      }, TRIES_TOGETHER);
    try {
      return await this.orderStock.runExclusive(
        drafts.map(({ wanted }) => wanted),
        write,
      );
    } catch (error) {
      // After a commit whose outcome is unknown another try could write them twice.
      if (mayBeWritten) throw error;
      return drafts.map((draft) => () => this.writeAlone(draft));
    }
  }

  private async writeAlone(draft: DraftWithRecipient): Promise<OrderRecord> {
    const write = async () => {
      const [outcome] = await this.transactions.run((session) => this.writeIn(session, [draft]));
      return (outcome as Outcome)();
    };
    return this.orderStock.runExclusive(
      [draft.wanted],
      // A number collides about once in 10^12 orders; the second try makes another.
      () => write().catch((error: unknown) => (isDuplicateKey(error) ? write() : Promise.reject(error))),
    );
  }

  /** Writes those orders that are not refused, in this transaction. */
  private async writeIn(session: ClientSession, drafts: readonly DraftWithRecipient[]): Promise<Outcome[]> {
    const sales = await this.orderStock.sales(
      drafts.map(({ wanted }) => wanted),
      session,
    );
    const taking = new StockTaking();
    const judged = drafts.map((draft, at) => attempt(() => this.judged(draft, sales[at] ?? [], taking)));
    this.orderStock.write(taking, session);
    for (const [at, { value: order }] of judged.entries()) {
      if (!order) continue;
      await this.orderCreation.enter(order, session);
      await drafts[at]?.finish(order, session);
    }
    return judged.map(({ get }) => get);
  }

  /** @throws ShopError when it is refused; it takes no pieces then */
  private judged(draft: DraftWithRecipient, sales: readonly Sale[], taking: StockTaking): OrderRecord {
    const { userId, language, customer, deliveryAddress, seller, terms, wanted, payment } = draft;
    const lines = sellableLines(wanted, sales);
    const bill = agreedBill(lines, terms, draft.seenRupees);
    mustReachMinimum(bill, draft.minimumOrder);
    this.orderStock.take(taking, lines);
    return newOrder({
      userId,
      language,
      customer,
      deliveryAddress,
      seller,
      lines,
      bill,
      deliveryPromise: terms.promise,
      payment: payment(),
      now: new Date(),
    });
  }
}

/** An order with its recipient, or what it is refused for. */
async function withRecipient(
  draft: OrderDraft,
): Promise<{ readonly value?: DraftWithRecipient; readonly refusal?: Outcome }> {
  try {
    return { value: { ...draft, ...(await draft.recipient()) } };
  } catch (error) {
    return { refusal: () => Promise.reject(error) };
  }
}

/** The value of some work, or nothing when it throws; `get` gives it, or throws the same. */
function attempt<T>(work: () => T): { readonly value: T | undefined; readonly get: () => T } {
  try {
    const value = work();
    return { value, get: () => value };
  } catch (error) {
    return {
      value: undefined,
      get: () => {
        throw error;
      },
    };
  }
}
