import { nameParts, searchedPrefix } from '#platform/database/search-parts.js';
import type { OrderRecord } from './models/order.model.js';

/**
 * The texts that an administrator's search matches at their beginning, besides the order number: the words of
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

/** An invoice's number, or its beginning from the year on: `2026-27/0001`. */
const INVOICE_NUMBER = /^\d{4}-\d{2}(\/\d*)?$/;

/** A search as literal patterns that an index can answer. */
export interface SearchedOrders {
  /** For order numbers, with or without their `ORD-`. */
  readonly number: string;
  /** For numbers of invoices; undefined when the text cannot be one. */
  readonly invoice: string | undefined;
  /** For orderSearchParts; undefined when the text can only be a number. */
  readonly part: string | undefined;
}

/** The patterns of a search text. */
export function searchedOrders(text: string): SearchedOrders {
  const bare = text.trim().replace(/^ord-/i, '');
  const number = `^ORD-${bare.toUpperCase().replace(/[^0-9A-Z]/g, (other) => `\\${other}`)}`;
  const invoice = INVOICE_NUMBER.test(bare) ? `^${bare}` : undefined;
  return { number, invoice, part: bare === text.trim() ? searchedPrefix(text) : undefined };
}
