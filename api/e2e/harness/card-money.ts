import type { Provider } from './card-provider.js';
import type { OrderAudit } from './order-audit.js';

/** The provider's payment pages and refunds at one moment. */
export type ProviderRecords = ReturnType<typeof providerRecords>;

/** The provider's payment pages and refunds as they are now. */
export function providerRecords({ simulator: { store: records } }: Provider) {
  return { sessions: records.all('sessions'), refunds: records.all('refunds') };
}

/** What became of a page's money, as the provider has it. */
type Money = 'open' | 'none' | 'taken' | 'given back';

/** The payment states an order may have by the provider's state, once the two are synchronized. */
const agreed: Readonly<Record<Money, string>> = {
  open: 'PENDING',
  none: 'FAILED VOID',
  taken: 'PAID',
  'given back': 'REFUNDED',
};
/** And before: events may not have arrived yet, but the shop never records money that is not there. */
const possible: Readonly<Record<Money, string>> = {
  open: 'PENDING FAILED VOID',
  none: 'PENDING FAILED VOID',
  taken: 'PENDING PAID FAILED VOID REFUNDING',
  'given back': 'REFUNDING REFUNDED',
};

/**
 * What differs between the provider and the shop: money for an order that is not there, or another amount than the
 * order's; money that the shop records and the provider does not have.
 * @param provider its records at the moment of the audit; where that moment cannot be met, those before and after:
 *   an order agrees with one of them
 * @param isSynced whether every event was delivered: the two must agree then
 */
export function moneyTroubles(
  audit: OrderAudit,
  provider: readonly ProviderRecords[],
  isSynced: boolean,
): string[] {
  const [first = [], ...others] = provider.map((records) => troublesByOrder(audit, records, isSynced));
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
