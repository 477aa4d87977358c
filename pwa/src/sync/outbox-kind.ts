import type { Table } from 'dexie';
import type { ShopStore } from '../store/db';
import type { OutboxRow } from '../store/rows';

/**
 * What becomes of two waiting changes of the same target, one after the other:
 * both are sent, they cancel out, or one takes the place of both.
 */
export type Merged<Body> = 'keep-both' | 'cancel-out' | { readonly body: Body };

/** How changes of one kind are sent: one call of the specification's endpoint each. */
export interface OutboxKind<Body> {
  /** The collection that is brought up to the server's truth after sending; a name in outbox-kinds. */
  readonly collection: string;
  /** Sends the change with `change.id` as its Idempotency-Key; throws ApiError. */
  send(change: OutboxRow<Body>, store: ShopStore): Promise<void>;
  /** Merges two waiting changes of the same target; without it both are sent. */
  merge?(earlier: Body, later: Body): Merged<Body>;
}

/** Rows that the server owns and the shopper may change offline. */
export interface Collection<Truth> {
  /** Asks the server. */
  fetch(): Promise<Truth>;
  /** The tables that `write` and `replay` touch. */
  tables(store: ShopStore): Table[];
  /** Replaces the rows by the server's. */
  write(store: ShopStore, truth: Truth): Promise<void>;
  /** Puts a change that the server has not confirmed yet on top again. */
  replay(store: ShopStore, change: OutboxRow): Promise<void>;
}

/** Checks a kind's body type where it is written, and forgets it where kinds stand together. */
export function outboxKind<Body>(kind: OutboxKind<Body>): OutboxKind<unknown> {
  return kind as OutboxKind<unknown>;
}

/** As outboxKind, for collections. */
export function collection<Truth>(rows: Collection<Truth>): Collection<unknown> {
  return rows as Collection<unknown>;
}
