import { expect, it } from 'vitest';
import type { OutboxRow } from '../db/rows';
import { planMerges } from './merge';
import { outboxOperation } from './outbox-operation';

/** Nothing is sent here. */
const sent = { plan: async () => undefined, send: async () => undefined };
const wished = outboxOperation<{ wished: boolean }>({
  collection: 'wishlist',
  ...sent,
  merge: (earlier, later) => (earlier.wished === later.wished ? { body: later } : 'cancel-out'),
});
const quantity = outboxOperation<{ quantity: number }>({
  collection: 'cart',
  ...sent,
  merge: (_earlier, later) => ({ body: later }),
});
const comment = outboxOperation<string>({ collection: 'comments', ...sent });
const operations = { wished, quantity, comment };

let seq = 0;
const waiting = (kind: string, target: string, body: unknown, more: Partial<OutboxRow> = {}): OutboxRow => ({
  seq: ++seq,
  id: `key-${seq}`,
  owner: 'asha',
  kind,
  target,
  body,
  state: 'waiting',
  tries: 0,
  ...more,
});

it('sends only the last of several quantities of one line', () => {
  const [one, two, three] = [1, 2, 3].map((pieces) => waiting('quantity', 'tea', { quantity: pieces }));
  const plan = planMerges([one, two, three] as OutboxRow[], operations);
  expect(plan.dropped).toEqual([one?.seq, two?.seq]);
  expect(plan.rewritten).toEqual([{ ...three, body: { quantity: 3 } }]);
});

it('sends nothing of a wishlist change that was taken back', () => {
  const changes = [waiting('wished', 'tea', { wished: true }), waiting('wished', 'tea', { wished: false })];
  expect(planMerges(changes, operations)).toEqual({
    dropped: changes.map((change) => change.seq),
    rewritten: [],
  });
});

it('starts anew after two changes have cancelled out', () => {
  const changes = [true, false, true].map((on) => waiting('wished', 'tea', { wished: on }));
  expect(planMerges(changes, operations).dropped).toEqual([changes[0]?.seq, changes[1]?.seq]);
});

it('sends the last of several behind one that may have reached the server already', () => {
  const tried = waiting('wished', 'tea', { wished: true }, { tries: 1 });
  const [one, two] = [true, false].map((on) => waiting('wished', 'tea', { wished: on }));
  expect(planMerges([tried, one, two] as OutboxRow[], operations)).toEqual({
    dropped: [one?.seq],
    rewritten: [],
  });
});

it('keeps changes of different targets apart', () => {
  const changes = [waiting('quantity', 'tea', { quantity: 1 }), waiting('quantity', 'salt', { quantity: 2 })];
  expect(planMerges(changes, operations)).toEqual({ dropped: [], rewritten: [] });
});

it('leaves a change alone that may have reached the server already', () => {
  const tried = waiting('quantity', 'tea', { quantity: 1 }, { tries: 1 });
  expect(planMerges([tried, waiting('quantity', 'tea', { quantity: 2 })], operations).dropped).toEqual([]);
});

it('never merges operations that do not say how', () => {
  const changes = [waiting('comment', 'tea', 'good'), waiting('comment', 'tea', 'very good')];
  expect(planMerges(changes, operations)).toEqual({ dropped: [], rewritten: [] });
});

it('gives up a held change for what is wanted now', () => {
  const held = waiting('quantity', 'shirt', { quantity: 2 }, { state: 'held' });
  const out = waiting('quantity', 'shirt', { quantity: 0 });
  expect(planMerges([held, out], operations)).toEqual({ dropped: [held.seq], rewritten: [out] });
});
