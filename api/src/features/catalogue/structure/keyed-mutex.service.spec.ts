import { KeyedMutex } from './keyed-mutex.service.js';

/** A task that ends on command. */
function aWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = jest.fn(() => ended);
  return { work, end };
}

const flushed = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the mutex of products', () => {
  it('runs works on the same product sequentially', async () => {
    const mutex = new KeyedMutex();
    const [first, second] = [aWork(), aWork()];
    const one = mutex.runExclusive(['shirt'], first.work);
    const two = mutex.runExclusive(['dal', 'shirt'], second.work);
    await flushed();
    expect(first.work).toHaveBeenCalled();
    expect(second.work).not.toHaveBeenCalled();
    first.end();
    await one;
    await flushed();
    expect(second.work).toHaveBeenCalled();
    second.end();
    await two;
  });

  it('runs works on different products concurrently', async () => {
    const mutex = new KeyedMutex();
    const works = [aWork(), aWork()];
    const running = works.map(({ work }, at) => mutex.runExclusive([`product ${at}`], work));
    await flushed();
    for (const { work, end } of works) {
      expect(work).toHaveBeenCalled();
      end();
    }
    await Promise.all(running);
  });

  it('continues after a failed work, and rejects only its own caller', async () => {
    const mutex = new KeyedMutex();
    const failing = mutex.runExclusive(['shirt'], () => Promise.reject(new Error('out of stock')));
    const next = mutex.runExclusive(['shirt'], () => Promise.resolve('sold'));
    await expect(failing).rejects.toThrow('out of stock');
    await expect(next).resolves.toBe('sold');
  });

  it('says whether products are free, and when they are', async () => {
    const mutex = new KeyedMutex();
    const { work, end } = aWork();
    const running = mutex.runExclusive(['dal', 'shirt'], work);
    expect(mutex.isFree(['tea', 'dal'])).toBe(false);
    expect(mutex.isFree(['tea'])).toBe(true);
    const free = mutex.whenFree(['dal']).then(() => mutex.isFree(['dal']));
    end();
    await running;
    expect(await free).toBe(true);
  });
});
