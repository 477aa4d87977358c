import type { Table } from 'dexie';
import type { ApiError } from '../api/api-error';
import type { ShopStore } from '../db/db';
import type { OutboxRow } from '../db/rows';

/**
 * The result of merging two pending changes of the same target:
 * both are sent, they cancel out, or one replaces both.
 */
export type Merged<Body> = 'keep-both' | 'cancel-out' | { readonly body: Body };

/**
 * Stores what the server answered, in the transaction that removes the change from the outbox; over the settings, the outbox and
 * the tables of the collection.
 */
export type WriteAcknowledgement = (store: ShopStore) => Promise<void>;

/** How a refused change goes on, where it is not given up. */
export interface Recovery<Body, Call> {
  /** The call to make next; without one the change is finished. */
  readonly call?: Call;
  /** The new body, where less is wanted than before. */
  readonly body?: Body;
  /** Reports the refusal to the shopper all the same, with the number of pieces they have now. */
  readonly kept?: number;
  /** Keeps the change with the new body and does not send it before the shopper changes it; the refusal is reported. */
  readonly hold?: true;
}

/** How one type of change is sent: one API call for each change. */
export interface OutboxOperation<Body, Call = Body> {
  /** The collection that is brought in line with the server after sending; a name in outbox-operations. */
  readonly collection: string;
  /**
   * Whether the answer to a call contains the changed row, and its acknowledgement writes it: the collection is then fetched
   * only after refusals and repeats.
   */
  readonly answersRow?: boolean;
  /**
   * The call that makes the server's state match the change; undefined when nothing has to be sent. It is stored before it is
   * made, so that a repeat is the same call with the same key and the server executes it once.
   */
  plan(change: OutboxRow<Body>, store: ShopStore): Promise<Call | undefined>;
  /** Makes the call in the name of `change.owner` with `change.id` as its Idempotency-Key; throws ApiError. */
  send(call: Call, change: OutboxRow<Body>): Promise<WriteAcknowledgement | undefined>;
  /** Decides how to go on after a refusal; undefined gives the change up. Throws ApiError. */
  recover?(refusal: ApiError, call: Call, change: OutboxRow<Body>): Promise<Recovery<Body, Call> | undefined>;
  /** Merges two waiting changes of the same target; without it both are sent. */
  merge?(earlier: Body, later: Body): Merged<Body>;
  /** The name of what is changed, for the message about a refusal. */
  nameOf?(change: OutboxRow<Body>, store: ShopStore): Promise<string | undefined>;
}

/** Rows that the server owns and the shopper may change offline. */
export interface Collection<ServerRows> {
  /** Asks the server, in the name of `owner`. */
  fetch(owner: string): Promise<ServerRows>;
  /** The tables that `write`, `replay` and the acknowledgements of its operations touch. */
  tables(store: ShopStore): Table[];
  /** Replaces the rows by the server's. */
  write(store: ShopStore, serverRows: ServerRows): Promise<void>;
  /** The body of a change that was made before the rows were known, now that they are; without it the body stays. */
  applyPending?(store: ShopStore, change: OutboxRow): Promise<unknown>;
  /** Applies a change that the server has not confirmed yet to the rows again. */
  replay(store: ShopStore, change: OutboxRow): Promise<void>;
}

/** Checks the types of an operation where it is defined and widens them for the list of all operations. */
export function outboxOperation<Body, Call = Body>(
  kind: OutboxOperation<Body, Call>,
): OutboxOperation<unknown, unknown> {
  return kind as OutboxOperation<unknown, unknown>;
}

/** As {@link outboxOperation}, for collections. */
export function collection<ServerRows>(rows: Collection<ServerRows>): Collection<unknown> {
  return rows as Collection<unknown>;
}
