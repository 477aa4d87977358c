import type { OrderExportQuery } from '@jhola/shared/contracts/admin-orders.contract';
import { paymentStatusOf } from '@jhola/shared/domain/orders/order-stages';
import { type QueryFilter, trusted } from 'mongoose';
import type { OrderRecord } from '../models/order.model.js';
import { searchedOrders } from '../order-search.js';

/** A filter of orders. */
export type OrderFilter = QueryFilter<OrderRecord>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The filters of the wanted orders: those that match any of them, each answered from an index. (One filter
 * with `$or` would read all orders, newest first, until enough of them match.)
 */
export function wantedOrders(query: OrderExportQuery): OrderFilter[] {
  const { group, stage, method, attention, search } = query;
  const always: OrderFilter = {
    ...(group && { group }),
    ...(stage && { paymentStatus: paymentStatusOf(stage) }),
    ...(method && { 'payment.method': method }),
  };
  const ways: OrderFilter[][] = [];
  if (attention)
    ways.push([{ 'payment.flag': trusted({ $exists: true }) }, { 'payment.state': 'REFUNDING' }]);
  if (search) ways.push(searchedBy(search));
  return ways.reduce<OrderFilter[]>(
    (filters, each) => filters.flatMap((filter) => each.map((way) => ({ ...filter, ...way }))),
    [always],
  );
}

/** The time range of the wanted orders: from the first moment of a day in India to the last of another. */
export function placedWithin({ from, to }: Pick<OrderExportQuery, 'from' | 'to'>): {
  $gte?: Date;
  $lt?: Date;
} {
  return {
    ...(from && { $gte: beginOf(from) }),
    ...(to && { $lt: new Date(beginOf(to).getTime() + DAY_MS) }),
  };
}

const beginOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

function searchedBy(search: string): OrderFilter[] {
  const { number, invoice, part } = searchedOrders(search);
  return [
    { orderId: trusted({ $regex: number }) },
    ...(invoice === undefined ? [] : [{ 'invoice.number': trusted({ $regex: invoice }) }]),
    ...(part === undefined ? [] : [{ searchParts: trusted({ $regex: part }) }]),
  ];
}
