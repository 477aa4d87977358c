import { nameParts, searchedPrefix } from '../../platform/database/search-parts.js';
import type { OrderRecord } from './models/order.model.js';

/**
 * The texts at whose beginning an administrator's search for an order is looked for, besides its number: the words of
 * its customer's and its recipient's names, and their phone numbers.
 */
export function orderSearchParts(of: Pick<OrderRecord, 'customer' | 'deliveryAddress'>): string[] {
  const { customer, deliveryAddress } = of;
  const parts = [
    ...nameParts(customer.name),
    ...nameParts(deliveryAddress.name),
    customer.mobile,
    deliveryAddress.mobile,
  ];
  return [...new Set(parts)].filter((part) => part !== '');
}

/** Whom a search is looked for in, letter by letter, as patterns that an index answers. */
export interface SearchedOrders {
  /** Of order numbers, with or without their `ORD-`. */
  readonly number: string;
  /** Of orderSearchParts; undefined when it can only be a number. */
  readonly part: string | undefined;
}

/** What a text of a search is looked for as. */
export function searchedOrders(text: string): SearchedOrders {
  const bare = text.trim().replace(/^ord-/i, '');
  const number = `^ORD-${bare.toUpperCase().replace(/[^0-9A-Z]/g, (other) => `\\${other}`)}`;
  return { number, part: bare === text.trim() ? searchedPrefix(text) : undefined };
}
