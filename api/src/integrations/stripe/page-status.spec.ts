import type Stripe from 'stripe';
import { pageStatusOf } from './page-status.js';

const stateOf = (session: object): string =>
  pageStatusOf({
    id: 'cs_1',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    ...session,
  } as Stripe.Checkout.Session).state;

describe('the status of a page', () => {
  it.each([
    ['open', {}],
    ['over', { status: 'expired' }],
    ['paid', { status: 'complete', payment_status: 'paid' }],
    ['paid', { status: 'complete', payment_status: 'no_payment_required' }],
    ['waiting', { status: 'complete', payment_intent: { status: 'processing' } }],
    ['waiting', { status: 'complete', payment_intent: 'pi_1' }],
    ['over', { status: 'complete', payment_intent: { status: 'requires_payment_method' } }],
    ['over', { status: 'complete', payment_intent: { status: 'canceled' } }],
  ])('is %s for %j', (state, session) => {
    expect(stateOf(session)).toBe(state);
  });
});
