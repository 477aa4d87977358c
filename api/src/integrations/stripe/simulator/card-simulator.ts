import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Form } from './form-body.js';
import { RefusedCall } from './refused-call.js';
import type { SimulatedPayment, SimulatedRefund, SimulatedSession } from './simulated-objects.js';
import { simulatorPaths } from './simulator-paths.js';
import type { SimulatorStore } from './simulator-store.js';
import type { SimulatorWebhooks } from './simulator-webhooks.js';

/** Stripe's own limits of a session's life, in seconds, and of a card charge, in paise. */
const SHORTEST_LIFE_S = 30 * 60;
const LONGEST_LIFE_S = 24 * 60 * 60;
const LEAST_PAISE = 50;

const NewSession = z.object({
  mode: z.literal('payment'),
  client_reference_id: z.string().optional(),
  metadata: z.record(z.string(), z.string()).default({}),
  payment_intent_data: z.object({ metadata: z.record(z.string(), z.string()).default({}) }).optional(),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: z.coerce.number().int(),
  line_items: z
    .record(
      z.string(),
      z.object({
        quantity: z.coerce.number().int().min(1),
        price_data: z.object({
          currency: z.string(),
          unit_amount: z.coerce.number().int().min(0),
          product_data: z.object({ name: z.string().min(1) }),
        }),
      }),
    )
    .transform((items) => Object.values(items)),
});

const NewRefund = z.object({
  payment_intent: z.string(),
  metadata: z.record(z.string(), z.string()).default({}),
  /** All that is left, unless said otherwise. */
  amount: z.coerce.number().int().min(1).optional(),
});

/**
 * A simulated card provider: sessions, payments and refunds as Stripe stores them, in play money. It reports
 * changes to the shop by webhooks.
 */
export class CardSimulator {
  /** The initial status of refunds; tests set others. */
  refundsBecome: SimulatedRefund['status'] = 'succeeded';

  /** @param pageBase where the pages stand just now; undefined: with the shop that opens them */
  constructor(
    readonly store: SimulatorStore,
    readonly webhooks: SimulatorWebhooks,
    private readonly pageBase: () => string | undefined,
  ) {}

  /** @throws RefusedCall for what Stripe would refuse */
  open(form: Form): SimulatedSession {
    const request = read(NewSession, form);
    const created = nowS();
    const life = request.expires_at - created;
    if (life < SHORTEST_LIFE_S - 1 || life > LONGEST_LIFE_S) {
      throw new RefusedCall(400, 'parameter_invalid', 'expires_at must be 30 minutes to 24 hours from now.');
    }
    const lines = request.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
      name: product_data.name,
      quantity,
      amount: unit_amount * quantity,
    }));
    const amount_total = lines.reduce((sum, { amount }) => sum + amount, 0);
    if (amount_total < LEAST_PAISE)
      throw new RefusedCall(400, 'amount_too_small', 'The amount is too small.');
    const id = newId('cs_test');
    return this.store.put('sessions', {
      id,
      object: 'checkout.session',
      mode: 'payment',
      livemode: false,
      created,
      expires_at: request.expires_at,
      amount_total,
      currency: request.line_items[0]?.price_data.currency ?? 'inr',
      client_reference_id: request.client_reference_id ?? null,
      metadata: request.metadata,
      payment_metadata: request.payment_intent_data?.metadata ?? {},
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: request.success_url,
      cancel_url: request.cancel_url,
      url: `${this.pageBase() ?? new URL(request.success_url).origin}${simulatorPaths.page.replace(':sessionId', id)}`,
      lines,
    });
  }

  /** A session as it is now. @throws RefusedCall when there is none */
  session(id: string): SimulatedSession {
    const session = this.store.get('sessions', id);
    if (!session) throw new RefusedCall(404, 'resource_missing', `No such checkout.session: '${id}'`);
    const isOver = session.status === 'open' && session.expires_at <= nowS();
    return isOver ? this.end(session) : session;
  }

  /** @throws RefusedCall when it is not open */
  expire(id: string): SimulatedSession {
    const session = this.session(id);
    if (session.status !== 'open') {
      throw new RefusedCall(400, 'session_not_open', 'Only Checkout Sessions that are open can be expired.');
    }
    return this.end(session);
  }

  /** The shopper pays. @throws RefusedCall when the session is not open */
  pay(id: string): SimulatedSession {
    const paid = this.complete(id, 'succeeded');
    this.webhooks.send('checkout.session.completed', paid);
    return paid;
  }

  /** The shopper pays by a slow method; `slowEnds` decides the outcome. */
  paySlowly(id: string): SimulatedSession {
    const waiting = this.complete(id, 'processing');
    this.webhooks.send('checkout.session.completed', waiting);
    return waiting;
  }

  /** A slow payment arrives, or the bank refuses it. */
  slowEnds(id: string, arrives: boolean): SimulatedSession {
    const session = this.session(id);
    const payment = this.store.get('payments', session.payment_intent ?? '');
    if (payment?.status !== 'processing') throw new Error(`Nothing is under way for ${id}.`);
    this.store.put('payments', { ...payment, status: arrives ? 'succeeded' : 'requires_payment_method' });
    const ended = this.store.put('sessions', { ...session, payment_status: arrives ? 'paid' : 'unpaid' });
    this.webhooks.send(`checkout.session.async_payment_${arrives ? 'succeeded' : 'failed'}`, ended);
    return ended;
  }

  /** Ends all expired sessions, and sends their events. */
  expireOverdue(): void {
    for (const { id } of this.store.all('sessions')) this.session(id);
  }

  /** @throws RefusedCall for what Stripe would refuse */
  refund(form: Form): SimulatedRefund {
    const { payment_intent, metadata, amount } = read(NewRefund, form);
    const payment = this.store.get('payments', payment_intent);
    if (!payment)
      throw new RefusedCall(404, 'resource_missing', `No such payment_intent: '${payment_intent}'`);
    const refunded = this.refundsOf(payment_intent).filter(({ status }) => !isInVain(status));
    const left = payment.amount - refunded.reduce((sum, one) => sum + one.amount, 0);
    if (left === 0) {
      throw new RefusedCall(400, 'charge_already_refunded', 'The charge has already been refunded.');
    }
    if ((amount ?? 0) > left) {
      throw new RefusedCall(400, 'amount_too_large', 'The amount is more than what is left of the charge.');
    }
    const refund = this.store.put('refunds', {
      id: newId('re_test'),
      object: 'refund',
      created: nowS(),
      amount: amount ?? left,
      currency: payment.currency,
      payment_intent,
      metadata,
      status: this.refundsBecome,
    });
    this.webhooks.send('refund.created', refund);
    return refund;
  }

  /** A pending refund ends. */
  refundEnds(id: string, status: SimulatedRefund['status']): void {
    const refund = this.store.get('refunds', id);
    if (!refund) throw new Error(`There is no refund ${id}.`);
    this.webhooks.send('refund.updated', this.store.put('refunds', { ...refund, status }));
  }

  /** The refunds of a payment, the newest first. */
  refundsOf(paymentId: string): SimulatedRefund[] {
    return this.store
      .all('refunds')
      .filter(({ payment_intent }) => payment_intent === paymentId)
      .reverse();
  }

  private complete(id: string, status: SimulatedPayment['status']): SimulatedSession {
    const session = this.session(id);
    if (session.status !== 'open') throw new RefusedCall(400, 'session_not_open', 'This page is closed.');
    const payment = this.store.put('payments', {
      id: newId('pi_test'),
      object: 'payment_intent',
      created: nowS(),
      amount: session.amount_total,
      currency: session.currency,
      metadata: session.payment_metadata ?? session.metadata,
      status,
    });
    return this.store.put('sessions', {
      ...session,
      status: 'complete',
      payment_status: status === 'succeeded' ? 'paid' : 'unpaid',
      payment_intent: payment.id,
    });
  }

  private end(session: SimulatedSession): SimulatedSession {
    const ended = this.store.put('sessions', { ...session, status: 'expired' });
    this.webhooks.send('checkout.session.expired', ended);
    return ended;
  }
}

const nowS = (): number => Math.floor(Date.now() / 1000);
const isInVain = (status: SimulatedRefund['status']): boolean => status === 'failed' || status === 'canceled';
const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

function read<T>(schema: z.ZodType<T>, form: Form): T {
  const { success, data, error } = schema.safeParse(form);
  if (success) return data;
  const [issue] = error.issues;
  throw new RefusedCall(400, 'parameter_invalid', `${issue?.path.join('.')}: ${issue?.message}`);
}
