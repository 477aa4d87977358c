import { IdBatches } from './id-batches.js';

/** Batches that record what they were asked for. */
function recorded(work: () => Promise<void> = async () => {}) {
  const asked: (readonly string[])[] = [];
  const batches = new IdBatches((ids) => {
    asked.push(ids);
    return work();
  }, 1);
  return { asked, batches };
}

describe('batches of ids', () => {
  it('are worked off together, each id once', async () => {
    const { asked, batches } = recorded();
    await Promise.all([batches.add('a'), batches.add('b', 'a')]);
    expect(asked).toEqual([['a', 'b']]);
  });

  it('follow one another, so that what comes during one is in the next', async () => {
    let later: Promise<void> | undefined;
    const { asked, batches } = recorded(async () => {
      later ??= batches.add('b');
    });
    await batches.add('a');
    await later;
    expect(asked).toEqual([['a'], ['b']]);
  });

  it('fail for those who wait for them alone', async () => {
    const failures = [new Error('the disk is full')];
    const { asked, batches } = recorded(async () => {
      const failure = failures.pop();
      if (failure) throw failure;
    });
    await expect(batches.add('a')).rejects.toThrow('the disk is full');
    await batches.add('b');
    expect(asked).toEqual([['a'], ['b']]);
  });
});
