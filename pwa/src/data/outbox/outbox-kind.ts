import type { Table } from 'dexie';
import type { ApiError } from '../api/api-error';
import type { ShopStore } from '../db/db';
import type { OutboxRow } from '../db/rows';

/**
 * What becomes of two waiting changes of the same target, one after the other:
 * both are sent, they cancel out, or one takes the place of both.
 */
export type Merged<Body> = 'keep-both' | 'cancel-out' | { readonly body: Body };

/** Notes what the server answered in the private settings, in the transaction that takes the change out of the outbox. */
export type Heard = (store: ShopStore) => Promise<void>;

/** What is done about a refusal in place of giving the change up. */
export interface Recovery<Body, Call> {
  /** The call that is made now; without one the change has ended. */
  readonly call?: Call;
  /** What is wished now, where that is less than what was wished. */
  readonly body?: Body;
  /** Tells the shopper of the refusal all the same; how many pieces they have now. */
  readonly kept?: number;
  /** Keeps the change with the body of now, and sends it no more before the shopper changes it; the shopper is told. */
  readonly hold?: true;
}

/** How changes of one kind are sent: one call of the API each. */
export interface OutboxKind<Body, Call = Body> {
  /** The collection that is brought up to the server's truth after sending; a name in outbox-kinds. */
  readonly collection: string;
  /**
   * The call that brings the server to what is wished; undefined when it has nothing to hear. It is noted before it is
   * made: whatever happens, a repeat is the very same call with the same key, and the server does it once.
   */
  plan(change: OutboxRow<Body>, store: ShopStore): Promise<Call | undefined>;
  /** Makes the call in the name of `change.owner` with `change.id` as its Idempotency-Key; throws ApiError. */
  send(call: Call, change: OutboxRow<Body>): Promise<Heard | undefined>;
  /** Whether there is something better to do about a refusal than to give up; throws ApiError. */
  instead?(refusal: ApiError, call: Call, change: OutboxRow<Body>): Promise<Recovery<Body, Call> | undefined>;
  /** Merges two waiting changes of the same target; without it both are sent. */
  merge?(earlier: Body, later: Body): Merged<Body>;
  /** What the change is about, for telling of a refusal. */
  nameOf?(change: OutboxRow<Body>, store: ShopStore): Promise<string | undefined>;
}

/** Rows that the server owns and the shopper may change offline. */
export interface Collection<Truth> {
  /** Asks the server, in the name of `owner`. */
  fetch(owner: string): Promise<Truth>;
  /** The tables that `write` and `replay` touch. */
  tables(store: ShopStore): Table[];
  /** Replaces the rows by the server's. */
  write(store: ShopStore, truth: Truth): Promise<void>;
  /** The body of a change that was made before the rows were known, now that they are; without it the body stays. */
  applyPending?(store: ShopStore, change: OutboxRow): Promise<unknown>;
  /** Puts a change that the server has not confirmed yet on top again. */
  replay(store: ShopStore, change: OutboxRow): Promise<void>;
}

/** Checks a kind's types where it is written, and forgets them where kinds stand together. */
export function outboxKind<Body, Call = Body>(kind: OutboxKind<Body, Call>): OutboxKind<unknown, unknown> {
  return kind as OutboxKind<unknown, unknown>;
}

/** As outboxKind, for collections. */
export function collection<Truth>(rows: Collection<Truth>): Collection<unknown> {
  return rows as Collection<unknown>;
}
