import { KeyedMutex } from './keyed-mutex.service.js';

/** A work that ends when it is told to. */
function aWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = jest.fn(() => ended);
  return { work, end };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns at products', () => {
  it('starts a work on the same product when the one before has ended', async () => {
    const turns = new KeyedMutex();
    const [first, second] = [aWork(), aWork()];
    const one = turns.run(['shirt'], first.work);
    const two = turns.run(['dal', 'shirt'], second.work);
    await settled();
    expect(first.work).toHaveBeenCalled();
    expect(second.work).not.toHaveBeenCalled();
    first.end();
    await one;
    await settled();
    expect(second.work).toHaveBeenCalled();
    second.end();
    await two;
  });

  it('starts works on different products at once', async () => {
    const turns = new KeyedMutex();
    const works = [aWork(), aWork()];
    const running = works.map(({ work }, at) => turns.run([`product ${at}`], work));
    await settled();
    for (const { work, end } of works) {
      expect(work).toHaveBeenCalled();
      end();
    }
    await Promise.all(running);
  });

  it('goes on after a work that failed, and tells only its own caller', async () => {
    const turns = new KeyedMutex();
    const failing = turns.run(['shirt'], () => Promise.reject(new Error('out of stock')));
    const next = turns.run(['shirt'], () => Promise.resolve('sold'));
    await expect(failing).rejects.toThrow('out of stock');
    await expect(next).resolves.toBe('sold');
  });
});
