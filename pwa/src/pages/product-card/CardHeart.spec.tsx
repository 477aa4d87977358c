import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { headerMessageAtom } from '#features/account/header-message.ts';
import { aProduct } from '#test-data/a-product.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { CardHeart } from './CardHeart';

vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));

const tea = aProduct({ name: 'Assam Tea' });
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('asha'));
});

const open = () => pageAt('/search?q=tea', '/search', <CardHeart product={tea} />);
const heart = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

it('fills, waits while its request runs, and empties again', async () => {
  open();
  await user.click(await heart('Add Assam Tea to the wishlist'));
  const full = await heart('Remove Assam Tea from the wishlist');
  expect(full.getAttribute('aria-pressed')).toBe('true');
  const { outbox } = await openStore();
  const [change] = await outbox.toArray();
  await act(async () => {
    await outbox.update(change?.seq ?? 0, { state: 'sending' });
  });
  await waitFor(() => expect(full.disabled).toBe(true));
  await act(() => outbox.clear());
  await waitFor(() => expect(full.disabled).toBe(false));
  await user.click(full);
  await heart('Add Assam Tea to the wishlist');
});

it('sends a visitor to the login', async () => {
  clearTokens();
  const { address } = open();
  await user.click(await heart('Add Assam Tea to the wishlist'));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(getDefaultStore().get(headerMessageAtom)).toBe('Login required!');
});
