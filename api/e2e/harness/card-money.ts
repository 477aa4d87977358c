import type { Provider } from './card.js';
import type { OrderAudit } from './order-audit.js';

/** What the provider has in its book at one moment. */
export type ProviderRecords = ReturnType<typeof providerRecords>;

/** The provider's book as it is now. */
export function providerRecords({ simulator: { store: book } }: Provider) {
  return { sessions: book.all('sessions'), refunds: book.all('refunds') };
}

/** What became of a page's money, as the provider has it. */
type Money = 'open' | 'none' | 'taken' | 'given back';

/** The payment states of an order that go with its provider's book, once the two have spoken. */
const agreed: Readonly<Record<Money, string>> = {
  open: 'PENDING',
  none: 'FAILED VOID',
  taken: 'PAID',
  'given back': 'REFUNDED',
};
/** And before: the shop may not have heard yet, but never believes in money that is not there. */
const possible: Readonly<Record<Money, string>> = {
  open: 'PENDING FAILED VOID',
  none: 'PENDING FAILED VOID',
  taken: 'PENDING PAID FAILED VOID REFUNDING',
  'given back': 'REFUNDING REFUNDED',
};

/**
 * What is wrong between the provider's book and the shop's: money for an order that is not there, or another amount than
 * the order's; money the shop believes in and the provider has not.
 * @param provider its book as it was at the moment of the shop's; where that moment cannot be met, as it was before and
 *   after: an order goes with one of them
 * @param spoken whether the two have told each other everything: they must agree then
 */
export function moneyTroubles(
  audit: OrderAudit,
  provider: readonly ProviderRecords[],
  isSynced: boolean,
): string[] {
  const [first = [], ...others] = provider.map((book) => troublesByOrder(audit, book, isSynced));
  const always = first.filter(({ session }) =>
    others.every((troubles) => troubles.some((it) => it.session === session)),
  );
  return always.map(({ trouble }) => trouble);
}

function troublesByOrder(
  { orders }: OrderAudit,
  provider: ProviderRecords,
  isSynced: boolean,
): { session: string; trouble: string }[] {
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  return provider.sessions.flatMap((page) => {
    const { id: session } = page;
    const order = byId.get(page.client_reference_id ?? '');
    if (!order) return [{ session, trouble: `${session} is for an order that is not there` }];
    const { orderId, payment, totalPaise } = order;
    const money = moneyOf(page, provider);
    // A page whose address never arrived is nobody's: it ends by itself.
    const isKnown = payment.card?.sessionId !== undefined;
    const states = (isSynced && isKnown ? agreed : possible)[money];
    return [
      ...(page.amount_total === totalPaise ? [] : [`${orderId}: its page asks ${page.amount_total} paise`]),
      ...(states.split(' ').includes(payment.state) ? [] : [`${orderId}: ${payment.state}, money ${money}`]),
    ].map((trouble) => ({ session, trouble }));
  });
}

function moneyOf(
  { status, payment_status, payment_intent }: ProviderRecords['sessions'][number],
  { refunds }: ProviderRecords,
): Money {
  if (payment_status !== 'paid') return status === 'open' ? 'open' : 'none';
  return refunds.some((refund) => refund.payment_intent === payment_intent) ? 'given back' : 'taken';
}
