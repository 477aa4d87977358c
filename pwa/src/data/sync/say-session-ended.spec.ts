import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCartProduct } from '#data/db/a-cart-product.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { currentToasts, dismissToast } from '#ui/toasts/toast-store.ts';
import { ApiError } from '../api/api-error';
import { refreshAccessToken } from '../api/refresh';
import { clearTokens, hasTokens, readTokens, storeTokens } from '../api/tokens';
import { send } from '../api/transport';
import { openStore } from '../db/open-store';
import { writeLine } from '../outbox/write-line';
import { saySessionEnded } from './say-session-ended';

vi.mock('../api/transport', () => ({ send: vi.fn() }));
const store = await openStore();
let stop = () => {};

beforeEach(async () => {
  await store.forgetShopper();
  for (const { id } of currentToasts()) dismissToast(id);
  storeTokens(tokensFor('asha'));
  stop = saySessionEnded();
});
afterEach(() => stop());

const said = () => currentToasts().map(({ text }) => text);
const refusedBy = (status: number) =>
  vi.mocked(send).mockRejectedValueOnce(new ApiError('auth.expired', 'It has ended', status));

it('says in words that the session has ended, once', async () => {
  refusedBy(401);
  const { access } = readTokens() ?? { access: '' };
  await Promise.all([refreshAccessToken(access), refreshAccessToken(access)]);
  expect(hasTokens()).toBe(false);
  await vi.waitFor(() =>
    expect(said()).toEqual(['You were logged out: your session has ended. Please log in again.']),
  );
});

it('says that what was not sent waits, and keeps it for the same person', async () => {
  const { cartLines, outbox, settings } = store;
  await store.transaction('rw', cartLines, outbox, settings, () =>
    writeLine(store, { product: aCartProduct() }, () => 2),
  );
  refusedBy(401);
  await refreshAccessToken(readTokens()?.access ?? '');
  await vi.waitFor(() =>
    expect(said()).toEqual([expect.stringContaining('What you changed and was not sent yet waits for you.')]),
  );
  expect(await outbox.toArray()).toMatchObject([{ owner: 'asha' }]);
});

it('says nothing of who logs out', async () => {
  clearTokens();
  await refreshAccessToken('old');
  expect(said()).toEqual([]);
});
