import { readEnvironment } from '../config/environment.js';
import { ShopConfig } from '../config/shop-config.js';
import { ResponseCache } from './response-cache.js';

const secret = 's'.repeat(32);
const alone = new ShopConfig(readEnvironment({ JWT_SECRET: secret }));
const shared = new ShopConfig(
  readEnvironment({ JWT_SECRET: secret, MONGODB_URI: 'mongodb://127.0.0.1/shop' }),
);

/** A loader that answers 1, 2, 3 … and counts its calls. */
function aCounter() {
  const counter = { made: 0, make: async () => ({ n: ++counter.made }) };
  return counter;
}

/** A promise with its resolve function. */
function aPromise<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

const text = (answer: { body(encoding: 'identity'): Buffer } | undefined) =>
  answer?.body('identity').toString();

describe('the response cache', () => {
  it('builds a response once', async () => {
    const cache = new ResponseCache(alone);
    const counter = aCounter();
    await cache.getOrLoad('list', ['catalogue'], counter.make);
    expect(text(await cache.getOrLoad('list', ['catalogue'], counter.make))).toBe('{"n":1}');
    expect(text(cache.get('list'))).toBe('{"n":1}');
  });

  it('shares one build among concurrent callers', async () => {
    const cache = new ResponseCache(alone);
    const counter = aCounter();
    await Promise.all([1, 2, 3].map(() => cache.getOrLoad('list', ['catalogue'], counter.make)));
    expect(counter.made).toBe(1);
  });

  it('keeps a response that is made in no time when it is asked for again', async () => {
    const cache = new ResponseCache(alone);
    const counter = aCounter();
    const ask = (key: string) => cache.getOrLoad(key, ['catalogue'], counter.make, 'not', 'second');
    const asked = [];
    for (const key of ['page 1', 'page 2', 'page 1', 'page 1']) asked.push(text(await ask(key)));
    expect(asked).toEqual(['{"n":1}', '{"n":2}', '{"n":3}', '{"n":3}']);
    await Promise.all([ask('page 4'), ask('page 4')]);
    expect(text(cache.get('page 4'))).toBe('{"n":4}');
  });

  it('keeps a response again after it was dropped, as long as it has room, and no tags of others', async () => {
    const cache = new ResponseCache(alone, 700);
    const counter = aCounter();
    const ask = async (key: string) => text(await cache.getOrLoad(key, ['all', `of ${key}`], counter.make));
    await ask('tea');
    cache.drop(['of tea']);
    expect(await ask('tea')).toBe('{"n":2}');
    expect(await ask('tea')).toBe('{"n":2}');
    for (const key of ['rice', 'dal', 'salt']) await ask(key);
    cache.drop(['of salt', 'of tea']);
    expect(await ask('dal')).toBe('{"n":4}');
    cache.drop(['all']);
    expect(await ask('dal')).toBe('{"n":6}');
  });

  it('drops responses by any of their tags, and no others', async () => {
    const cache = new ResponseCache(alone);
    const counter = aCounter();
    await cache.getOrLoad('tea', ['catalogue', 'product:tea'], counter.make);
    await cache.getOrLoad('rice', ['catalogue', 'product:rice'], counter.make);
    cache.drop(['product:tea']);
    expect(cache.get('tea')).toBeUndefined();
    expect(cache.get('rice')).toBeDefined();
    cache.drop(['catalogue']);
    expect(cache.get('rice')).toBeUndefined();
  });

  it('caches no response that was read before a change and built after it', async () => {
    const cache = new ResponseCache(alone);
    const old = aPromise<object>();
    const waiting = cache.getOrLoad('list', ['catalogue'], () => old.promise);
    cache.drop(['catalogue']);
    const fresh = cache.getOrLoad('list', ['catalogue'], async () => ({ price: 'new' }));
    old.resolve({ price: 'old' });
    expect(text(await waiting)).toBe('{"price":"old"}');
    expect(text(await fresh)).toBe('{"price":"new"}');
    expect(text(cache.get('list'))).toBe('{"price":"new"}');
  });

  it('builds each response anew while its data are being changed', async () => {
    const cache = new ResponseCache(alone);
    const counter = aCounter();
    const load = () => cache.getOrLoad('cart', ['cart:meera'], counter.make);
    await load();
    const endFirst = cache.startChange(['cart:meera']);
    const endSecond = cache.startChange(['cart:meera']);
    expect(text(await load())).toBe('{"n":2}');
    endFirst();
    expect(text(await load())).toBe('{"n":3}');
    endSecond();
    expect(text(await load())).toBe('{"n":4}');
    expect(text(await load())).toBe('{"n":4}');
  });

  it('neither shares nor caches what is read during a change', async () => {
    const cache = new ResponseCache(alone);
    const reads = [aPromise<object>(), aPromise<object>()];
    const endChange = cache.startChange(['cart:meera']);
    // The tag comes on the way, as one whose data a response only meets while it is built.
    const [first, second] = reads.map(({ promise }) =>
      cache.getOrLoad('cart', [], (addTag) => {
        addTag('cart:meera');
        return promise;
      }),
    );
    reads[1]?.resolve({ lines: 0 });
    expect(text(await second)).toBe('{"lines":0}');
    endChange();
    reads[0]?.resolve({ lines: 1 });
    expect(text(await first)).toBe('{"lines":1}');
    expect(cache.get('cart')).toBeUndefined();
  });

  it('does not cache a failure', async () => {
    const cache = new ResponseCache(alone);
    await expect(
      cache.getOrLoad('list', [], async () => Promise.reject(new Error('no database'))),
    ).rejects.toThrow('no database');
    expect(text(await cache.getOrLoad('list', [], aCounter().make))).toBe('{"n":1}');
  });

  it('stays within its memory', async () => {
    const cache = new ResponseCache(alone);
    const large = 'x'.repeat(1024 * 1024);
    for (let page = 1; page <= 30; page++)
      await cache.getOrLoad(`page:${page}`, ['catalogue'], async () => ({ large }));
    expect(cache.get('page:1')).toBeUndefined();
    expect(cache.get('page:30')).toBeDefined();
  });

  describe('while other processes may write', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('keeps nothing unless its maker says so', async () => {
      const cache = new ResponseCache(shared);
      const counter = aCounter();
      await cache.getOrLoad('cart', ['cart:meera'], counter.make);
      await cache.getOrLoad('cart', ['cart:meera'], counter.make);
      expect(counter.made).toBe(2);
    });

    it('keeps a response for half a second from when its data were read', async () => {
      const cache = new ResponseCache(shared);
      const read = aPromise<object>();
      const load = (make: () => Promise<object>) => cache.getOrLoad('list', ['reviews'], make, 'briefly');
      const first = load(() => read.promise);
      jest.advanceTimersByTime(400);
      read.resolve({ n: 1 });
      await first;
      jest.advanceTimersByTime(99);
      expect(text(await load(async () => ({ n: 2 })))).toBe('{"n":1}');
      jest.advanceTimersByTime(2);
      expect(text(await load(async () => ({ n: 3 })))).toBe('{"n":3}');
      cache.drop(['reviews']);
      expect(text(await load(async () => ({ n: 4 })))).toBe('{"n":4}');
    });

    it('keeps a response until it is dropped where a drop follows the writes of others', async () => {
      const cache = new ResponseCache(shared);
      const counter = aCounter();
      const load = () => cache.getOrLoad('list', ['catalogue'], counter.make, 'until-dropped');
      await load();
      jest.advanceTimersByTime(3_600_000);
      expect(text(await load())).toBe('{"n":1}');
      cache.drop(['catalogue']);
      expect(text(await load())).toBe('{"n":2}');
    });
  });
});
