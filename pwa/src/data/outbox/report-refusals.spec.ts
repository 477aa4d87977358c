import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokensFor } from '#test-data/a-token.ts';
import { currentToasts, dismissToast } from '#ui/toasts/toast-store.ts';
import { ApiError } from '../api/api-error';
import { clearTokens, storeTokens } from '../api/tokens';
import type { ShopStore } from '../db/db';
import { openStore } from '../db/open-store';
import { noteRefusal, refusalsOf } from './refusals';
import { reportRefusals } from './report-refusals';

let store: ShopStore;
let stop = () => {};
let visibility: DocumentVisibilityState;

/** Another tab, or the service worker, learns that a change was refused. */
const refuse = (name: string, kept?: number) =>
  noteRefusal(store, new ApiError('stock.none', 'Out of stock.', 409), {
    name,
    ...(kept !== undefined && { kept }),
  });
const shown = () => currentToasts().map(({ kind, text }) => [kind, text]);
const none = async () => expect(await refusalsOf(store)).toEqual([]);

beforeEach(async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  storeTokens(tokensFor('asha'));
  store = await openStore();
  await store.settings.clear();
  for (const { id } of currentToasts()) dismissToast(id);
});
afterEach(() => stop());

it('tells of each refused change once, the oldest first, also of those from before', async () => {
  await refuse('Tea');
  stop = await reportRefusals();
  await vi.waitFor(() => expect(shown()).toEqual([['error', 'Tea: Out of stock.']]));
  await refuse('Salt', 3);
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
  expect(shown()[1]).toEqual(['error', 'Salt: Out of stock. Your cart has 3 of it now.']);
  await none();
});

it('waits until somebody looks at the page', async () => {
  visibility = 'hidden';
  stop = await reportRefusals();
  await refuse('Tea');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await refusalsOf(store)).toHaveLength(1);
  expect(shown()).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  await none();
});

it('tells nobody who has logged out', async () => {
  clearTokens();
  stop = await reportRefusals();
  await refuse('Tea');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await refusalsOf(store)).toHaveLength(1);
  expect(shown()).toEqual([]);
});

it('is silent once it was stopped', async () => {
  (await reportRefusals())();
  await refuse('Tea');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await refusalsOf(store)).toHaveLength(1);
  expect(shown()).toEqual([]);
});

it('names the product where the words of the refusal do not', async () => {
  await noteRefusal(store, new ApiError('stock.none', 'Tea is out of stock.', 409), { name: 'Tea' });
  await noteRefusal(store, new ApiError('stock.none', 'Out of stock.', 409), {});
  stop = await reportRefusals();
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
  expect(shown().map(([, text]) => text)).toEqual(['Tea is out of stock.', 'Out of stock.']);
});
