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

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns at products', () => {
  it('starts a work on the same product when the one before has ended', async () => {
    const mutex = new KeyedMutex();
    const [first, second] = [aWork(), aWork()];
    const one = mutex.runExclusive(['shirt'], first.work);
    const two = mutex.runExclusive(['dal', 'shirt'], second.work);
    await nextTurn();
    expect(first.work).toHaveBeenCalled();
    expect(second.work).not.toHaveBeenCalled();
    first.end();
    await one;
    await nextTurn();
    expect(second.work).toHaveBeenCalled();
    second.end();
    await two;
  });

  it('starts works on different products at once', async () => {
    const mutex = new KeyedMutex();
    const works = [aWork(), aWork()];
    const running = works.map(({ work }, at) => mutex.runExclusive([`product ${at}`], work));
    await nextTurn();
    for (const { work, end } of works) {
      expect(work).toHaveBeenCalled();
      end();
    }
    await Promise.all(running);
  });

  it('goes on after a work that failed, and tells only its own caller', async () => {
    const mutex = new KeyedMutex();
    const failing = mutex.runExclusive(['shirt'], () => Promise.reject(new Error('out of stock')));
    const next = mutex.runExclusive(['shirt'], () => Promise.resolve('sold'));
    await expect(failing).rejects.toThrow('out of stock');
    await expect(next).resolves.toBe('sold');
  });
});
