import type { Answered } from '@jhola/test-doubles/call';
import type { InsideDatabase } from './database.js';
import type { Fault, FaultyWire } from './faulty-wire.js';

/** More calls than anything here makes of the database. */
const MAX_CALLS = 40;

/** Something that is done once however often it is sent. */
export interface Operation {
  send(): Promise<Answered>;
  /** How often it is done. */
  times(): Promise<number>;
}

/**
 * Does something with a fault at its first call of the database, then at its second, until it is through before the
 * fault. What was answered as done is done; what was not may be done or not; a repeat, once the database is well and
 * claims of who has died have run out, comes out as one success.
 * @param wire leads to the database
 * @param inside the same database, by another way
 * @param prepare makes something new to be done
 * @returns how many calls it makes
 */
export async function failAtEachCall(
  wire: FaultyWire,
  inside: InsideDatabase,
  fault: Fault,
  prepare: () => Promise<Operation>,
): Promise<number> {
  for (let nth = 1; nth <= MAX_CALLS; nth++) {
    const operation = await prepare();
    wire.breakAt(nth, fault);
    const answer = await operation.send();
    const hasHappened = await wire.mend();
    expect(answer.status === 200 ? [1] : [0, 1]).toContain(await operation.times());
    await inside.collection('idempotencyrecords').updateMany({}, { $set: { leaseUntil: new Date(0) } });
    const again = await operation.send();
    expect({ nth, calls: wire.calls, again }).toEqual({
      nth,
      calls: wire.calls,
      again: expect.objectContaining({ status: 200 }),
    });
    if (answer.status === 200) expect(again.text).toBe(answer.text);
    expect({ nth, times: await operation.times() }).toEqual({ nth, times: 1 });
    if (!hasHappened) return nth - 1;
  }
  throw new Error(`More than ${MAX_CALLS} calls of the database`);
}
