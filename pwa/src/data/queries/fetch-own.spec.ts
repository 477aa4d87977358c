import { beforeEach, expect, it } from 'vitest';
import { tokensFor } from '#test-data/a-token.ts';
import { clearTokens, storeTokens } from '../api/tokens';
import { openStore } from '../db/open-store';
import { giveTo } from '../db/owner';
import { fetchOwn } from './fetch-own';

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('asha'));
});

/** Fetches a row; `meanwhile` happens while the server is asked. */
async function fetchedMeanwhile(meanwhile: () => Promise<void>): Promise<unknown> {
  const ask = async () => {
    await meanwhile();
    return 'of asha';
  };
  await fetchOwn(
    ask,
    (store) => [store.settings],
    (store, value) => store.settings.put({ key: 'fetched', value }),
  );
  return (await (await openStore()).settings.get('fetched'))?.value;
}

it('writes what whoever is signed in was answered', async () => {
  expect(await fetchedMeanwhile(async () => {})).toBe('of asha');
});

it('writes nothing when the shopper has logged out meanwhile', async () => {
  const loggedOut = async () => {
    clearTokens();
    await (await openStore()).forgetShopper();
  };
  expect(await fetchedMeanwhile(loggedOut)).toBeUndefined();
});

it('writes nothing when another user has signed in meanwhile', async () => {
  const belaCame = async () => {
    const store = await openStore();
    await store.forgetShopper();
    await giveTo(store, 'bela');
    storeTokens(tokensFor('bela'));
  };
  expect(await fetchedMeanwhile(belaCame)).toBeUndefined();
});

it('writes nothing for a visitor', async () => {
  clearTokens();
  expect(await fetchedMeanwhile(async () => {})).toBeUndefined();
});
