import { Batcher } from './batcher.js';

/** Batches that end on command and double every number. */
function rounds() {
  const running: { requests: readonly number[]; end: (error?: Error) => void }[] = [];
  const batcher = new Batcher<number, number>(
    (requests) =>
      new Promise((resolve, reject) => {
        running.push({
          requests,
          end: (error) => (error ? reject(error) : resolve(requests.map((n) => 2 * n))),
        });
      }),
  );
  return { batcher, running };
}

const flushed = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a batcher', () => {
  it('loads a single request without waiting for others', async () => {
    const { batcher, running } = rounds();
    void batcher.load(1);
    await flushed();
    expect(running.map(({ requests }) => requests)).toEqual([[1]]);
  });

  it('loads all requests of the same pass together, and all that arrive during a batch, each with its own answer', async () => {
    const { batcher, running } = rounds();
    const answers = [1, 2].map((n) => batcher.load(n));
    await flushed();
    answers.push(batcher.load(3), batcher.load(4));
    running[0]?.end();
    await flushed();
    await flushed();
    expect(running.map(({ requests }) => requests)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    running[1]?.end();
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
  });

  it('fails for the requests of its batch and continues with the next', async () => {
    const { batcher, running } = rounds();
    const first = batcher.load(1);
    await flushed();
    const second = batcher.load(2);
    running[0]?.end(new Error('the database is gone'));
    await expect(first).rejects.toThrow('the database is gone');
    await flushed();
    await flushed();
    running[1]?.end();
    expect(await second).toBe(4);
  });

  it('limits the size of a batch', async () => {
    const { batcher, running } = rounds();
    const answers = Array.from({ length: 100 }, (_, n) => batcher.load(n));
    for (let round = 0; round < 2; round++) {
      await flushed();
      running[round]?.end();
      await flushed();
    }
    expect(running.map(({ requests }) => requests.length)).toEqual([64, 36]);
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 100 }, (_, n) => 2 * n));
  });
});
