import type { Document } from 'mongodb';
import type { InsideDatabase } from './database.js';
import { isHeld, type StoredOrder, troublesOf } from './order-rules.js';

/** Where the pieces of one product are, or of one of its variants with a stock of its own. */
export interface Pieces {
  left: number;
  held: number;
  sold: number;
}

/** What a shop has stored of its orders and its stock, and everything that is inconsistent. */
export interface OrderAudit {
  readonly orders: readonly StoredOrder[];
  /** By product id, or `productId/variantId` for a variant's own stock. */
  readonly pieces: ReadonlyMap<string, Pieces>;
  /** Sentences about what is wrong within orders, claims and the trail; empty when all is well. */
  readonly troubles: readonly string[];
}

/** A claim on an Idempotency-Key that was answered. */
interface Claim {
  readonly state: string;
  readonly key: string;
  readonly route: string;
  readonly answer: string;
}

/** What places an order; each such call of these tests brings a key. */
const PLACING = /\/order\/(cash-on-delivery|checkout)$/;

/** Reads a shop's orders and stock at one moment, while it may be writing, and checks them. */
export async function auditOrders(database: Pick<InsideDatabase, 'atOneMoment'>): Promise<OrderAudit> {
  const names = ['orders', 'products', 'idempotencyrecords', 'orderTrail', 'invoiceCounters'];
  const [orders, products, claims, trail, counters] = await database.atOneMoment(names);
  return auditDocuments({
    orders,
    products,
    idempotencyrecords: claims,
    orderTrail: trail,
    invoiceCounters: counters,
  });
}

/** Checks documents that were read before, by their collections. */
export function auditDocuments(
  documents: Readonly<Record<string, readonly Document[] | undefined>>,
): OrderAudit {
  const { products = [], idempotencyrecords: claims = [], orderTrail: trail = [] } = documents;
  const orders = (documents.orders ?? []) as readonly Document[] as readonly StoredOrder[];
  const placing = (claims as readonly Document[] as readonly Claim[]).filter(
    ({ state, route }) => state === 'done' && PLACING.test(route),
  );
  return {
    orders,
    pieces: piecesOf(products, orders),
    troubles: [
      ...orders.flatMap(troublesOf),
      ...invoiceTroubles(orders, documents.invoiceCounters ?? []),
      ...claimTroubles(orders, placing),
      ...(trail.length ? trailTroubles(orders, trail) : []),
    ],
  };
}

/** The invoices of each year are numbered from 1 on, without a gap or a double, and its counter is at the last. */
export function invoiceTroubles(
  orders: readonly Pick<StoredOrder, 'invoice'>[],
  counters: readonly Document[],
): string[] {
  const numbers = orders.flatMap(({ invoice }) => invoice?.number ?? []).sort();
  const expected = counters.flatMap(({ _id, last }) =>
    Array.from({ length: last }, (_, n) => `${_id}/${String(n + 1).padStart(6, '0')}`),
  );
  const isSeries = numbers.join() === expected.sort().join();
  return isSeries ? [] : [`invoices ${numbers.join()} of counters ${JSON.stringify(counters)}`];
}

/** Whether a product's pieces are all there: left, held and sold are what there was to begin with. */
export function areAllThere({ pieces }: OrderAudit, initial: ReadonlyMap<string, number>): boolean {
  return [...initial].every(([id, count]) => {
    const { left, held, sold } = pieces.get(id) ?? { left: Number.NaN, held: 0, sold: 0 };
    return left >= 0 && left + held + sold === count;
  });
}

function piecesOf(products: readonly Document[], orders: readonly StoredOrder[]): Map<string, Pieces> {
  const pieces = new Map<string, Pieces>();
  for (const { _id, stock, variantStock } of products) {
    pieces.set(String(_id), { left: stock, held: 0, sold: 0 });
    for (const [variantId, left] of Object.entries<number>(variantStock ?? {})) {
      pieces.set(`${_id}/${variantId}`, { left, held: 0, sold: 0 });
    }
  }
  for (const order of orders.filter(({ paymentStatus }) => paymentStatus !== 'CANCELLED')) {
    for (const { productId, variantId, quantity } of order.lines) {
      const own = pieces.get(`${productId}/${variantId}`) ?? pieces.get(String(productId));
      if (own) own[isHeld(order) ? 'held' : 'sold'] += quantity;
    }
  }
  return pieces;
}

/**
 * Every answered call made one order, and every order was made by one answered call; an order by card waits for its
 * answer until it has its page.
 */
function claimTroubles(orders: readonly StoredOrder[], claims: readonly Claim[]): string[] {
  const left = new Map(orders.map((order) => [order.orderId, order.payment]));
  const troubles: string[] = [];
  for (const { key, answer } of claims) {
    const [orderId] = /ORD-[0-9A-Z]+/.exec(answer) ?? [''];
    if (!left.delete(orderId)) troubles.push(`${key} was answered with ${orderId}, which it did not make`);
  }
  const unanswered = [...left].filter(([, { method, card }]) => method === 'COD' || card?.sessionId);
  return [...troubles, ...unanswered.map(([orderId]) => `${orderId} was made by no answered call`)];
}

/** The trail has every stage an order has reached, once. */
function trailTroubles(orders: readonly StoredOrder[], trail: readonly Document[]): string[] {
  const inTrail = new Map<string, string[]>();
  for (const { orderId, what, to } of trail) {
    const stage = what === 'placed' ? 'PLACED' : what === 'stage' ? to : undefined;
    if (stage) inTrail.set(orderId, [...(inTrail.get(orderId) ?? []), stage]);
  }
  return orders.flatMap(({ orderId, statusHistory }) => {
    const reached = statusHistory.map(({ status }) => status).join();
    const stages = (inTrail.get(orderId) ?? []).join();
    return reached === stages ? [] : [`${orderId}: reached ${reached}, the trail has ${stages}`];
  });
}
