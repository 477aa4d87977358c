import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTokens } from '../../../data/api/tokens';
import { openStore } from '../../../data/db/open-store';
import { lastSyncedAt } from '../../../data/db/settings';
import { planMerges } from '../../../data/outbox/merge';
import { outboxKinds } from '../../../data/outbox/outbox-kinds';
import { rebase } from '../../../data/outbox/rebase';
import { aProduct } from '../../../test-data/a-product';
import { tokensFor } from '../../../test-data/a-token';
import { setWished } from './set-wished';

// What waits in the outbox is looked at here; sending it is push.spec's.
vi.mock('../../../data/outbox/flush-soon', () => ({ flushSoon: vi.fn() }));
vi.mock('../../../data/api/wishlist-api', () => ({ wishedProducts: async () => [] }));

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
  const { dropped, rewritten } = planMerges(waiting, outboxKinds);
  const names = new Map([tea, dal].map(({ _id, name }) => [_id, name]));
  return waiting
    .filter(({ seq }) => !dropped.includes(seq ?? 0))
    .map((change) => rewritten.find(({ seq }) => seq === change.seq) ?? change)
    .map(({ target, body }) => `${(body as { wished: boolean }).wished ? '+' : '-'}${names.get(target)}`);
}

const wished = async () => (await (await openStore()).wishlist.toArray()).map(({ product }) => product.name);

describe('wishing', () => {
  it('shows at once and waits to be sent', async () => {
    await setWished(tea, true);
    expect(await wished()).toEqual(['Assam Tea']);
    expect(await toBeSent()).toEqual(['+Assam Tea']);
  });

  it('stays on the device when the server tells what it had before, whatever was known of the product', async () => {
    await setWished(tea, true);
    await rebase(await openStore(), 'wishlist');
    expect(await wished()).toEqual(['Assam Tea']);
  });

  it('is never sent when it was taken back before', async () => {
    await setWished(tea, true);
    await setWished(dal, true);
    await setWished(tea, false);
    expect(await wished()).toEqual(['Moong Dal']);
    expect(await toBeSent()).toEqual(['+Moong Dal']);
  });

  it('is sent although it was taken back, while nobody knows what the server has', async () => {
    await (await openStore()).settings.delete(lastSyncedAt('wishlist'));
    await setWished(tea, true);
    await setWished(tea, false);
    expect(await toBeSent()).toEqual(['-Assam Tea']);
  });

  it('takes back one of two taps on the same heart as it was meant', async () => {
    await Promise.all([setWished(tea, true), setWished(tea, true)]);
    await setWished(tea, false);
    expect(await toBeSent()).toEqual([]);
    expect(await wished()).toEqual([]);
  });

  it('is sent once however often it is taken back and made again', async () => {
    for (const on of [true, false, true, false, true]) await setWished(tea, on);
    expect(await toBeSent()).toEqual(['+Assam Tea']);
  });
});
