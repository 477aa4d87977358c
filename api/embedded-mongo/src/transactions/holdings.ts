import type { Transaction } from './transaction.js';

/** A unique key that a running transaction has taken for one of its documents. */
interface Reservation {
  readonly holder: Transaction;
  readonly record: number;
}

/** What running transactions hold in one collection. */
export interface Holdings {
  readonly locks: Map<number, Transaction>;
  readonly keys: Map<string, Reservation>;
}

/** Frees a unique key, if it is this document's of this transaction. */
export function releaseKey({ keys }: Holdings, name: string, holder: Transaction, record: number): void {
  const reservation = keys.get(name);
  if (reservation?.holder === holder && reservation.record === record) keys.delete(name);
}
