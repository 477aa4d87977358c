import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CardProvider, type PageStatus, type Refund } from '#integrations/stripe/card-provider.js';
import { Transactions } from '#platform/database/transactions.js';
import { Events } from '#platform/events/events.service.js';
import { rupees } from '../documents/order-words.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { cardPaymentDue } from '../order-events.js';
import { OrderRepository } from '../order-repository.service.js';
import { OrderTransitions } from '../order-transitions.service.js';
import { OrderTrail, theProvider, theShop } from '../trail/order-trail.service.js';
import { openParts, type PartsAnswered, withAnswers } from './part-refunds.js';
import { flagOf, isForeign, isResolved } from './payment-resolution.js';

/** The payment to reconcile: an order's, or that of a page which names the order. */
interface PaymentReference {
  readonly orderId: string | undefined;
  readonly sessionId?: string | undefined;
}

/** The provider's state, read before the transaction that writes its consequences. */
interface ProviderState {
  readonly page?: PageStatus;
  readonly refund?: Refund;
  readonly parts?: PartsAnswered;
}

const nothingElse = async (): Promise<void> => {};

/** Reconciles orders with the card provider's state of their payments. */
@Injectable()
export class CardPayments implements OnModuleInit {
  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    private readonly provider: CardProvider,
    private readonly transactions: Transactions,
    private readonly repository: OrderRepository,
    private readonly transitions: OrderTransitions,
    private readonly trail: OrderTrail,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.on(cardPaymentDue, async ({ orderId }) => {
      await this.reconcile({ orderId }).catch(unlessUnreachable);
    });
  }

  /**
   * Reads the state of a payment from the provider and writes its consequences in one transaction: paid, not
   * paid, flagged, or refunded. A page that should no longer take money is closed first; money received for
   * an order that has ended is refunded.
   * @param alongside written in the same transaction
   * @throws ShopError payment.unreachable, server.busy; whatever `alongside` throws
   */
  async reconcile(
    reference: PaymentReference,
    alongside: (session: ClientSession) => Promise<void> = nothingElse,
  ): Promise<void> {
    const { orderId } = reference;
    const before = orderId && (await this.orders.findOne({ orderId }).lean<OrderRecord>());
    // Another shop's event, or an event without an order.
    if (!before) return this.transactions.run(alongside);
    const providerState = await this.askProvider(before, reference.sessionId);
    await this.transactions.run(async (session) => {
      await alongside(session);
      await this.apply(await this.repository.find(before.orderId, session), providerState, session);
    });
  }

  /** Gives up an order for which no page was opened, or whose page's address was lost: it cannot be paid. */
  async abandon(orderId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const order = await this.repository.find(orderId, session);
      if (order.payment.card?.sessionId) return;
      await this.transitions.take(order, { what: 'unpaid' }, theShop, session);
    });
  }

  private async askProvider(
    { payment, orderId, totalPaise }: OrderRecord,
    named: string | undefined,
  ): Promise<ProviderState> {
    const { card, state } = payment;
    const paymentId = !named || named === card?.sessionId ? card?.paymentId : undefined;
    const parts = paymentId ? await this.refundParts(orderId, paymentId, openParts(card)) : new Map();
    if (state === 'REFUNDING' && paymentId) {
      const rest = card?.parts && { paise: totalPaise };
      // What is left of it had cost nothing.
      if (rest?.paise === 0) return { parts, refund: { refundId: '', isDone: true } };
      return { parts, refund: await this.provider.refund({ orderId, paymentId, ...rest }) };
    }
    if (parts.size > 0) return { parts };
    const sessionId = named ?? card?.sessionId;
    if (!sessionId) return {};
    const page = await this.provider.pageStatus(sessionId);
    const isUnwanted = page.state === 'open' && state !== 'PENDING';
    return { page: isUnwanted ? await this.provider.closePage(sessionId) : page };
  }

  /** Has the provider give back each part by itself: each is refunded once, whatever becomes of the others. */
  private async refundParts(
    orderId: string,
    paymentId: string,
    open: ReturnType<typeof openParts>,
  ): Promise<PartsAnswered> {
    const answers = new Map<number, Refund>();
    for (const { part, paise } of open) {
      answers.set(part, await this.provider.refund({ orderId, paymentId, paise, part }));
    }
    return answers;
  }

  private async apply(
    order: OrderRecord,
    { page, refund, parts }: ProviderState,
    session: ClientSession,
  ): Promise<void> {
    let now = order;
    if (parts) now = await this.applyParts(now, parts, session);
    if (refund) now = await this.applyRefund(now, refund, session);
    if (page) now = await this.applyPage(now, page, session);
    const { card } = now.payment;
    if (card?.checkAt && isResolved(now.payment, page)) {
      const { checkAt: _checkAt, ...resolved } = card;
      await this.repository.change(now, { payment: { ...now.payment, card: resolved } }, session);
    }
  }

  private async applyParts(
    order: OrderRecord,
    answers: PartsAnswered,
    session: ClientSession,
  ): Promise<OrderRecord> {
    const { card } = order.payment;
    const learnt = card && withAnswers(card, answers);
    if (!learnt || learnt === card) return order;
    for (const { paise } of openParts(card).filter(({ part }) => learnt.parts?.[part]?.isDone)) {
      await this.trail.add(session, order.orderId, {
        by: theProvider,
        what: 'refund',
        to: 'REFUNDED',
        text: rupees(paise),
      });
    }
    return this.repository.change(order, { payment: { ...order.payment, card: learnt } }, session);
  }

  private async applyRefund(
    order: OrderRecord,
    refund: Refund,
    session: ClientSession,
  ): Promise<OrderRecord> {
    const { card } = order.payment;
    if (!card || order.payment.state !== 'REFUNDING') return order;
    const learnt = { refundId: refund.refundId };
    if (refund.isDone) {
      return (
        (await this.transitions.take(order, { what: 'refunded' }, theProvider, session, learnt)) ?? order
      );
    }
    if (card.refundId === refund.refundId) return order;
    return this.repository.change(
      order,
      { payment: { ...order.payment, card: { ...card, ...learnt } } },
      session,
    );
  }

  private async applyPage(
    order: OrderRecord,
    page: PageStatus,
    session: ClientSession,
  ): Promise<OrderRecord> {
    const { sessionId, paymentId } = page;
    if (page.state === 'paid') {
      const flag = flagOf(order, page);
      if (flag) return this.flag(order, flag, session);
      const learnt = { sessionId, ...(paymentId && { paymentId }) };
      return (await this.transitions.take(order, { what: 'paid' }, theProvider, session, learnt)) ?? order;
    }
    if (isForeign(order, page)) return order;
    if (page.state === 'over') {
      return (await this.transitions.take(order, { what: 'unpaid' }, theShop, session)) ?? order;
    }
    return page.state === 'unknown' && hasRunOut(order) ? this.flag(order, 'session', session) : order;
  }

  private async flag(
    order: OrderRecord,
    flag: NonNullable<OrderRecord['payment']['flag']>,
    session: ClientSession,
  ): Promise<OrderRecord> {
    if (order.payment.flag) return order;
    await this.trail.add(session, order.orderId, { by: theProvider, what: 'flag', to: flag });
    return this.repository.change(order, { payment: { ...order.payment, flag } }, session);
  }
}

function hasRunOut({ payment: { card } }: OrderRecord): boolean {
  return card !== undefined && card.expiresAt.getTime() < Date.now();
}

/** When the provider is unreachable, the sweep asks again later. */
function unlessUnreachable(error: unknown): void {
  if (!(error instanceof ShopError && error.code === 'payment.unreachable')) throw error;
}
