import { formatRupees, formatTotal, toRupees } from '@jhola/shared/domain/money/money';
import { INDIA_TIME_ZONE } from '@jhola/shared/domain/time/india-time';
import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import type { OrderLine, OrderRecord } from '../models/order.model.js';

const inIndia = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: INDIA_TIME_ZONE });

/** A day as documents write it: `22 November 2026`, in India. */
export const dayOf = (moment: Date): string => inIndia.format(moment);

const minutesInIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: INDIA_TIME_ZONE,
});

/** A day and time as documents write them: `22 November 2026 at 2:05 pm`, in India. */
export const momentOf = (moment: Date | number): string =>
  minutesInIndia.format(moment).replace(/[\u00a0\u202f]/g, ' ');

/** Whole paise as documents write them: the rupee sign, Indian grouping, two decimals. */
export const rupees = (paise: number): string => formatTotal(paise / 100);

/** An ordered item in one line: the product, and which pack of it. */
export function itemOf(line: Pick<OrderLine, 'name' | 'variantName' | 'unit'>): string {
  const pack = packLabel(line);
  return pack ? `${line.name} (${pack})` : line.name;
}

const paid: Readonly<Record<OrderRecord['payment']['state'], string>> = {
  DUE: 'to be paid at the door',
  PENDING: 'not paid yet',
  PAID: 'paid',
  FAILED: 'not paid',
  VOID: 'nothing to pay',
  REFUNDING: 'being paid back',
  REFUNDED: 'paid back',
};

/** What to collect at the door. */
export function toCollect({
  totalPaise,
  payment: { method, state },
}: Pick<OrderRecord, 'payment' | 'totalPaise'>): string {
  if (method === 'COD' && state === 'DUE') return `COD: collect ${formatRupees(toRupees(totalPaise))}`;
  if (state === 'PAID') return `${method === 'COD' ? 'Paid in cash' : 'Paid online'} — collect nothing`;
  return 'Not paid yet — collect nothing';
}

/** How an order is paid and whether it is. */
export function paymentOf({ payment: { method, state } }: Pick<OrderRecord, 'payment'>): string {
  return `${method === 'COD' ? 'Cash on delivery' : 'Card'}, ${paid[state]}`;
}
