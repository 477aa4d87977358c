import { beforeAll, expect, inject, it } from 'vitest';
import { isFullRun } from '../harness/screens';
import { Person, someProducts } from './actors';
import { tabScript } from './bundle';
import { type Couple, History, type World } from './history';

// Promise 43 of docs/testing.md: what is done offline arrives once each, in order, in its owner's name, whatever happens.
// HISTORIES says how many are lived through (such as 1000), HISTORIES_FROM with which seed they begin.
const histories = Number(process.env.HISTORIES ?? (isFullRun ? 1000 : 12));
const from = Number(process.env.HISTORIES_FROM ?? 1);
/** How many run side by side, each with shoppers of its own. */
const LANES = 4;

const url = inject('shopUrl');
let world: World;
let couples: Couple[];

beforeAll(async () => {
  const [script, products] = await Promise.all([tabScript(), someProducts(url)]);
  world = { shopUrl: url, script, products };
  couples = await Promise.all(
    Array.from(
      { length: LANES },
      async (): Promise<Couple> => [await Person.new(url), await Person.new(url)],
    ),
  );
});

it(`ends well, ${histories} times`, { timeout: 60_000 + histories * 5000 }, async () => {
  const met: Record<string, number> = {};
  let next = from;
  const live = async (couple: Couple) => {
    while (next < from + histories) {
      const seed = next++;
      const history = new History(seed, world, couple);
      const wrong = await history.run();
      if (wrong.length > 0) next = from + histories;
      expect(wrong, `HISTORIES=1 HISTORIES_FROM=${seed}`).toEqual([]);
      met['user changes'] = (met['user changes'] ?? 0) + history.userChanges;
      for (const { network } of history.devices)
        for (const [fate, times] of Object.entries(network.met)) met[fate] = (met[fate] ?? 0) + times;
    }
  };
  // Those beside one that ended badly end first: their shoppers are the next attempt's.
  const lanes = await Promise.allSettled(couples.map(live));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  console.info(`${histories} histories:`, met);
});
