import { readEnvironment } from '../config/environment.js';
import { ShopConfig } from '../config/shop-config.js';
import { LiveSessions } from './live-sessions.js';

const JWT_SECRET = 's'.repeat(32);
const alone = new ShopConfig(readEnvironment({ JWT_SECRET }));
const shared = new ShopConfig(readEnvironment({ JWT_SECRET, MONGODB_URI: 'mongodb://127.0.0.1/shop' }));

/** Sessions in a set, with a count of the queries. */
function aSource(...live: string[]) {
  const source = {
    live: new Set(live),
    queries: 0,
    isLive: async (id: string) => {
      source.queries += 1;
      return source.live.has(id);
    },
    thoseWithSecondFactor: async (ids: readonly string[]) => new Set(ids.filter((id) => id === 'phone')),
  };
  return source;
}

describe('live sessions', () => {
  it('queries once, while this process sees every change', async () => {
    const sessions = new LiveSessions(alone);
    const source = aSource('phone');
    sessions.connect(source);
    expect([await sessions.isLive('phone'), await sessions.isLive('phone')]).toEqual([true, true]);
    expect([source.queries, sessions.isKnown('phone')]).toEqual([1, true]);
  });

  it('queries every time while other processes may end them', async () => {
    const sessions = new LiveSessions(shared);
    const source = aSource('phone');
    sessions.connect(source);
    await sessions.isLive('phone');
    source.live.clear();
    expect(await sessions.isLive('phone')).toBe(false);
  });

  it('drops one that ends, and notifies listeners', async () => {
    const sessions = new LiveSessions(alone);
    const source = aSource('phone');
    const ended: string[] = [];
    sessions.connect(source);
    sessions.onEnded((id) => ended.push(id));
    await sessions.isLive('phone');
    source.live.clear();
    sessions.ended('phone');
    expect([await sessions.isLive('phone'), ended]).toEqual([false, ['phone']]);
  });

  it('does not cache a result that was read before the end', async () => {
    const sessions = new LiveSessions(alone);
    let answer: (live: boolean) => void = () => {};
    sessions.connect({ ...aSource(), isLive: () => new Promise((resolve) => (answer = resolve)) });
    const queries = sessions.isLive('phone');
    sessions.ended('phone');
    answer(true);
    await queries;
    expect(sessions.isKnown('phone')).toBe(false);
  });

  it('let nobody manage without the second factor where the owner requires it, and end with their session', async () => {
    const required = { JWT_SECRET, ADMIN_SECOND_FACTOR: 'on' };
    const sessions = new LiveSessions(new ShopConfig(readEnvironment(required)));
    sessions.connect(aSource('phone', 'laptop'));
    const admin = { userId: 'meera', role: 'ADMIN' } as const;
    const onPhone = { ...admin, sessionId: 'phone' };
    const onLaptop = { ...admin, sessionId: 'laptop' };
    expect(await sessions.admit(onPhone)).toEqual(onPhone);
    expect(await sessions.admit(onLaptop)).toEqual({ ...onLaptop, role: 'USER' });
    const ended = { ...admin, sessionId: 'tablet' };
    await expect(sessions.admit(ended)).rejects.toMatchObject({ code: 'auth.expired' });
  });

  it('has none before it is connected', async () => {
    expect(await new LiveSessions(alone).isLive('phone')).toBe(false);
  });
});
