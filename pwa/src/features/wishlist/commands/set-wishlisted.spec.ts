import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { lastSyncedAt } from '#data/db/settings.ts';
import { planMerges } from '#data/outbox/merge.ts';
import { outboxOperations } from '#data/outbox/outbox-operations.ts';
import { rebase } from '#data/outbox/rebase.ts';
import { aProduct } from '#test-data/a-product.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { setWishlisted } from './set-wishlisted';

// What waits in the outbox is looked at here; sending it is push.spec's.
vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));
vi.mock('#data/api/wishlist-api.ts', () => ({ wishlistProducts: async () => [] }));

const tea = aProduct({ name: 'Assam Tea' });
const dal = aProduct({ name: 'Moong Dal' });

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  await store.settings.put({ key: lastSyncedAt('wishlist'), value: 1 });
  storeTokens(tokensFor('asha'));
});

/** What would be sent, in order, as `+` and `-` with the product's name. */
async function toBeSent(): Promise<string[]> {
  const store = await openStore();
  const waiting = await store.outbox.orderBy('seq').toArray();
  const { dropped, rewritten } = planMerges(waiting, outboxOperations);
  const names = new Map([tea, dal].map(({ _id, name }) => [_id, name]));
  return waiting
    .filter(({ seq }) => !dropped.includes(seq ?? 0))
    .map((change) => rewritten.find(({ seq }) => seq === change.seq) ?? change)
    .map(({ target, body }) => `${(body as { wished: boolean }).wished ? '+' : '-'}${names.get(target)}`);
}

const wishlistNames = async () =>
  (await (await openStore()).wishlist.toArray()).map(({ product }) => product.name);

describe('wishing', () => {
  it('shows immediately and waits to be sent', async () => {
    await setWishlisted(tea, true);
    expect(await wishlistNames()).toEqual(['Assam Tea']);
    expect(await toBeSent()).toEqual(['+Assam Tea']);
  });

  it('stays on the device when the server says what it had before, whatever was known of the product', async () => {
    await setWishlisted(tea, true);
    await rebase(await openStore(), 'wishlist');
    expect(await wishlistNames()).toEqual(['Assam Tea']);
  });

  it('is never sent when it was taken back before', async () => {
    await setWishlisted(tea, true);
    await setWishlisted(dal, true);
    await setWishlisted(tea, false);
    expect(await wishlistNames()).toEqual(['Moong Dal']);
    expect(await toBeSent()).toEqual(['+Moong Dal']);
  });

  it('is sent although it was taken back, while nobody knows what the server has', async () => {
    await (await openStore()).settings.delete(lastSyncedAt('wishlist'));
    await setWishlisted(tea, true);
    await setWishlisted(tea, false);
    expect(await toBeSent()).toEqual(['-Assam Tea']);
  });

  it('takes back one of two taps on the same heart as it was meant', async () => {
    await Promise.all([setWishlisted(tea, true), setWishlisted(tea, true)]);
    await setWishlisted(tea, false);
    expect(await toBeSent()).toEqual([]);
    expect(await wishlistNames()).toEqual([]);
  });

  it('is sent once however often it is taken back and made again', async () => {
    for (const on of [true, false, true, false, true]) await setWishlisted(tea, on);
    expect(await toBeSent()).toEqual(['+Assam Tea']);
  });
});
