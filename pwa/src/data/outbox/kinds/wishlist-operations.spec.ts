import { expect, it } from 'vitest';
import type { OutboxRow } from '../../db/rows';
import { planMerges } from '../merge';
import { outboxOperations } from '../outbox-operations';
import type { WishlistMutation } from './wishlist-operations';

/** What of these changes of one product is left to be sent. */
function left(...wishes: readonly WishlistMutation[]): readonly unknown[] {
  const changes = wishes.map(
    (body, at): OutboxRow => ({
      seq: at + 1,
      id: `${at}`,
      owner: 'asha',
      kind: 'wishlist',
      target: 'tea',
      body,
      state: 'waiting',
      tries: 0,
    }),
  );
  const { dropped, rewritten } = planMerges(changes, outboxOperations);
  const bodies = new Map(rewritten.map(({ seq, body }) => [seq, body]));
  return changes
    .filter(({ seq = 0 }) => !dropped.includes(seq))
    .map(({ seq, body }) => (bodies.get(seq) ?? body) as WishlistMutation)
    .map(({ wished }) => wished);
}

it('sends nothing of a wishlist change that is taken back on a wishlist that is known', () => {
  expect(left({ wished: true, known: true }, { wished: false, known: true })).toEqual([]);
});

it('sends the last of wishlist changes whose first was made before the wishlist was known', () => {
  const first = { wished: true, known: false };
  expect(left(first, { wished: false, known: true })).toEqual([false]);
  expect(left(first, { wished: false, known: true }, { wished: true, known: true })).toEqual([true]);
});
