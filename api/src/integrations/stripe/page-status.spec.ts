import type Stripe from 'stripe';
import { pageStatusOf } from './page-status.js';

const statusOf = (session: object) =>
  pageStatusOf({
    id: 'cs_1',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    ...session,
  } as Stripe.Checkout.Session);

describe('the status of a page', () => {
  it.each([
    ['open', {}],
    ['over', { status: 'expired' }],
    ['paid', { status: 'complete', payment_status: 'paid' }],
    ['paid', { status: 'complete', payment_status: 'no_payment_required' }],
    ['waiting', { status: 'complete', payment_intent: { status: 'processing' } }],
    ['waiting', { status: 'complete', payment_intent: 'pi_1' }],
    ['waiting', { status: 'complete' }],
    ['waiting', { status: 'complete', payment_intent: { status: 'succeeded' } }],
    ['over', { status: 'complete', payment_intent: { status: 'requires_payment_method' } }],
    ['over', { status: 'complete', payment_intent: { status: 'canceled' } }],
  ])('is %s for %j', (state, session) => {
    expect(statusOf(session).state).toBe(state);
  });

  it('names the order by either of its two places, the payment whole or by its id, and what was paid', () => {
    const none = {
      sessionId: 'cs_1',
      orderId: undefined,
      state: 'open',
      amountPaise: 0,
      currency: '',
      paymentId: undefined,
    };
    expect(statusOf({})).toEqual(none);
    const named = {
      client_reference_id: 'ORD-1',
      metadata: { orderId: 'ORD-2' },
      amount_total: 5_000,
      currency: 'inr',
    };
    const paid = { ...none, amountPaise: 5_000, currency: 'inr', paymentId: 'pi_1' };
    expect(statusOf({ ...named, payment_intent: 'pi_1' })).toEqual({ ...paid, orderId: 'ORD-1' });
    const unreferenced = {
      ...named,
      client_reference_id: null,
      payment_intent: { id: 'pi_1', status: 'processing' },
    };
    expect(statusOf(unreferenced)).toEqual({ ...paid, orderId: 'ORD-2' });
  });
});
