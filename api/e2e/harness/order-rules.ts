import type { OrderStage, PaymentState } from '@jhola/shared/contracts/orders.contract';
import type { ObjectId } from 'mongodb';

/** An order as it is stored, as far as its rules need it. */
export interface StoredOrder {
  readonly orderId: string;
  readonly userId: ObjectId;
  readonly paymentStatus: string;
  readonly group: string;
  readonly payment: {
    readonly method: 'COD' | 'CARD';
    readonly state: PaymentState;
    readonly card?: { readonly sessionId?: string };
  };
  readonly totalPaise: number;
  readonly deliveryPaise?: number;
  readonly quantity: number;
  readonly lines: readonly {
    readonly productId: ObjectId;
    readonly variantId?: string;
    readonly quantity: number;
    readonly subTotalPaise: number;
  }[];
  readonly statusHistory: readonly { readonly status: OrderStage }[];
  readonly invoice?: { readonly number: string; readonly issuedAt: Date };
}

/** The rules of docs/product.md#order-stages, written down apart from the code that is tested. */
const stages: readonly string[] = ['PLACED', 'CONFIRMED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** The stages of what has left the shop, whose invoice is issued by then. */
const left: ReadonlySet<string> = new Set(['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']);

/** What may be true of the money at each point of an order's life. */
const payments = {
  COD: { PLACED: 'DUE', onTheWay: 'DUE', DELIVERED: 'PAID', CANCELLED: 'VOID' },
  CARD: {
    PLACED: 'PENDING PAID',
    onTheWay: 'PAID',
    DELIVERED: 'PAID',
    CANCELLED: 'FAILED VOID REFUNDING REFUNDED',
  },
} as const;

/** Whether an order's pieces are kept for a payment that has not come yet. */
export const isHeld = ({ payment, paymentStatus }: StoredOrder): boolean =>
  payment.method === 'CARD' && payment.state === 'PENDING' && paymentStatus !== 'CANCELLED';

/** What is wrong within one order: its sums, its way through the stages, its payment. Nothing, if all is well. */
export function troublesOf(order: StoredOrder): string[] {
  const { orderId, lines, payment, paymentStatus, statusHistory } = order;
  const last = statusHistory.at(-1)?.status ?? 'none';
  const group = last === 'DELIVERED' ? 'completed' : last === 'CANCELLED' ? 'cancelled' : 'newPending';
  const at = last in payments.COD ? (last as keyof typeof payments.COD) : 'onTheWay';
  const rules: readonly (readonly [boolean, string])[] = [
    [
      order.totalPaise === sum(lines.map(({ subTotalPaise }) => subTotalPaise)) + (order.deliveryPaise ?? 0),
      'total',
    ],
    [order.quantity === sum(lines.map(({ quantity }) => quantity)), 'quantity'],
    [isForward(statusHistory.map(({ status }) => status)), 'history'],
    [paymentStatus === (last === 'DELIVERED' ? 'COMPLETED' : last), 'status'],
    [order.group === group, 'group'],
    [order.invoice !== undefined || !statusHistory.some(({ status }) => left.has(status)), 'no invoice'],
    [payments[payment.method][at].split(' ').includes(payment.state), `payment ${payment.state} at ${last}`],
  ];
  return rules.flatMap(([isKept, what]) => (isKept ? [] : [`${orderId}: ${what}`]));
}

/** From PLACED on, each stage later than the one before; CANCELLED ends any but DELIVERED. */
function isForward(history: readonly string[]): boolean {
  const way = history.at(-1) === 'CANCELLED' ? history.slice(0, -1) : history;
  const indexes = way.map((stage) => stages.indexOf(stage));
  const ascending = indexes.every((index, n) => index > (indexes[n - 1] ?? -1));
  return indexes[0] === 0 && ascending && (way === history || way.at(-1) !== 'DELIVERED');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
