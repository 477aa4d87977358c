import type { OutboxRow } from '../db/rows';
import type { OutboxOperation } from './outbox-operation';

/** What merging leaves to be done in the outbox. */
export interface MergePlan {
  /** The `seq` of changes that need not be sent any more. */
  readonly dropped: number[];
  /** Changes whose body replaces several; the newest of them keeps its place in the order. */
  readonly rewritten: OutboxRow[];
}

/**
 * Merges waiting changes of the same operation and target, so that what cancels out is never sent.
 * Changes that may have reached the server already (tried before) are not merged: their key stands for the same body. A held
 * change has not reached it and is replaced by a newer one.
 * @param changes the whole outbox, oldest first
 */
export function planMerges(
  changes: readonly OutboxRow[],
  operations: Readonly<Record<string, OutboxOperation<unknown, unknown>>>,
): MergePlan {
  const dropped: number[] = [];
  const newest = new Map<string, OutboxRow>();
  const rewritten = new Map<number, OutboxRow>();
  /** Where a change may be under way: what two later ones would come back to is not sure. */
  const underWay = new Set<string>();
  for (const change of changes) {
    const mergeKey = `${change.kind}\n${change.target}`;
    const earlier = newest.get(mergeKey);
    newest.set(mergeKey, change);
    if (!untouched(change) && !held(change)) underWay.add(mergeKey);
    const merge = operations[change.kind]?.merge;
    if (!earlier || !merge || !untouched(change) || !(untouched(earlier) || held(earlier))) continue;
    const merged = merge(earlier.body, change.body);
    if (merged === 'keep-both') continue;
    drop(earlier);
    if (merged === 'cancel-out') {
      if (underWay.has(mergeKey)) continue;
      drop(change);
      newest.delete(mergeKey);
    } else {
      const row = { ...change, body: merged.body };
      newest.set(mergeKey, row);
      rewritten.set(seqOf(row), row);
    }
  }
  return { dropped, rewritten: [...rewritten.values()] };

  function drop(change: OutboxRow) {
    dropped.push(seqOf(change));
    rewritten.delete(seqOf(change));
  }
}

const untouched = (change: OutboxRow) => change.state === 'waiting' && change.tries === 0;
const held = (change: OutboxRow) => change.state === 'held';
const seqOf = (change: OutboxRow) => change.seq ?? 0;
