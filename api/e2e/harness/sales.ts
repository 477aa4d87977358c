import { type Overview, OverviewAnswer, overviewPaths } from '@jhola/shared/contracts/overview.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import type { InsideDatabase } from './database.js';

/** The overview as an administrator gets it. */
export async function overviewOf(shop: OpenShop, { token }: SignedIn): Promise<Overview> {
  return OverviewAnswer.parse((await call(shop, overviewPaths.figures, { token })).body).data;
}

/** What was sold, by the overview or by the orders. */
export interface SalesFigures {
  readonly orders: number;
  /** In rupees. */
  readonly revenue: number;
  /** Pieces and rupees by product. */
  readonly products: Readonly<Record<string, readonly [number, number]>>;
}

interface StoredOrder {
  readonly group: string;
  readonly payment: { readonly state: string };
  readonly totalPaise: number;
  readonly lines: readonly {
    productId: { toHexString(): string };
    quantity: number;
    subTotalPaise: number;
  }[];
}

/** What was sold according to the orders. All of them are of today. */
export async function soldByOrders(inside: InsideDatabase): Promise<SalesFigures> {
  const orders = (await inside.collection('orders').find().toArray()) as unknown as StoredOrder[];
  const sales = orders.filter(
    ({ group, payment }) => group !== 'cancelled' && ['DUE', 'PAID'].includes(payment.state),
  );
  const products: Record<string, [number, number]> = {};
  for (const { productId, quantity, subTotalPaise } of sales.flatMap(({ lines }) => lines)) {
    const [pieces, rupees] = products[productId.toHexString()] ?? [0, 0];
    products[productId.toHexString()] = [pieces + quantity, rupees + subTotalPaise / 100];
  }
  return {
    orders: sales.length,
    revenue: sales.reduce((sum, { totalPaise }) => sum + totalPaise, 0) / 100,
    products,
  };
}

/** What was sold according to the overview; its hours and its day are one sum. */
export function soldByOverview({ hours, days, bestSellers }: Overview): SalesFigures {
  const today = days.at(-1);
  const orders = hours.reduce((sum, hour) => sum + hour.orders, 0);
  const revenue = hours.reduce((sum, hour) => sum + hour.revenue, 0);
  if (today?.orders !== orders || today.revenue !== revenue) throw new Error('The hours are not the day.');
  const products = bestSellers.map((sold) => [sold.productId, [sold.pieces, sold.revenue]]);
  return { orders, revenue, products: Object.fromEntries(products) };
}

/** Waits until no event is left to be handled. */
export async function allIsCounted(inside: InsideDatabase): Promise<void> {
  const events = inside.collection('events');
  await until('no event is left', async () => (await events.countDocuments()) === 0);
}
