import { Batcher } from './batcher.js';

/** Rounds that end when they are told to, doubling every number. */
function rounds() {
  const under: { asks: readonly number[]; end: (error?: Error) => void }[] = [];
  const gathered = new Batcher<number, number>(
    (asks) =>
      new Promise((resolve, reject) => {
        under.push({ asks, end: (error) => (error ? reject(error) : resolve(asks.map((n) => 2 * n))) });
      }),
  );
  return { gathered, under };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('what is gathered', () => {
  it('is done at once for one who comes alone', () => {
    const { gathered, under } = rounds();
    void gathered.load(1);
    expect(under.map(({ asks }) => asks)).toEqual([[1]]);
  });

  it('is done together for all who come while a round is under way, each with their own answer', async () => {
    const { gathered, under } = rounds();
    const answers = [1, 2, 3].map((n) => gathered.load(n));
    under[0]?.end();
    await settled();
    expect(under.map(({ asks }) => asks)).toEqual([[1], [2, 3]]);
    under[1]?.end();
    expect(await Promise.all(answers)).toEqual([2, 4, 6]);
  });

  it('fails for those of its round and goes on with the next', async () => {
    const { gathered, under } = rounds();
    const first = gathered.load(1);
    const second = gathered.load(2);
    under[0]?.end(new Error('the database is gone'));
    await expect(first).rejects.toThrow('the database is gone');
    await settled();
    under[1]?.end();
    expect(await second).toBe(4);
  });

  it('is at most so much at once', async () => {
    const { gathered, under } = rounds();
    const answers = Array.from({ length: 100 }, (_, n) => gathered.load(n));
    for (let round = 0; round < 3; round++) {
      under[round]?.end();
      await settled();
    }
    expect(under.map(({ asks }) => asks.length)).toEqual([1, 64, 35]);
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 100 }, (_, n) => 2 * n));
  });
});
