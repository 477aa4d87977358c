import { useEffect, useState } from 'react';
import { type Found, HITS_OF_A_KIND } from '../rules/hits';

/** How long typing must rest before the server is asked, in milliseconds (docs/product.md#timings). */
const REST_MS = 300;

/** What a search found, while it is asked for, or that it failed. */
export interface AdminSearch {
  /** What was found for the text, or for the one before until this one is here. */
  readonly found: Found | undefined;
  readonly searching: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Outcome {
  readonly search: string;
  readonly attempt: number;
  readonly found?: Found;
}

/**
 * Searches orders, products and customers once typing rests; a call that is out of date is cancelled.
 * @param text what was typed; empty finds nothing
 */
export function useAdminSearch(text: string): AdminSearch {
  const search = text.trim();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!search) return;
    const calls = new AbortController();
    const rest = setTimeout(() => {
      ask(search, calls.signal).then(
        (found) => setOutcome({ search, attempt, found }),
        () => {
          if (!calls.signal.aborted) setOutcome({ search, attempt });
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      calls.abort();
    };
  }, [search, attempt]);

  const known = search !== '' && outcome?.search === search && outcome.attempt === attempt;
  return {
    found: search ? outcome?.found : undefined,
    searching: search !== '' && !known,
    failed: known && !outcome.found,
    retry: () => setAttempt(attempt + 1),
  };
}

async function ask(search: string, signal: AbortSignal): Promise<Found> {
  const [{ allOrders }, { adminProducts }, { findCustomers }] = await Promise.all([
    import('#data/api/orders-api.ts'),
    import('#data/api/admin-products-api.ts'),
    import('#data/api/customers-api.ts'),
  ]);
  const limit = HITS_OF_A_KIND;
  const [orders, products, customers] = await Promise.all([
    allOrders({ search, limit }, signal),
    adminProducts({ search, limit }, signal),
    findCustomers({ search, limit }, signal),
  ]);
  return {
    search,
    orders: orders.orders,
    products: products.products,
    customers: customers.customers,
    more: {
      orders: orders.nextCursor !== null,
      products: products.totalCount > limit,
      customers: customers.totalCount > limit,
    },
  };
}
