import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '#data/db/open-store.ts';
import { asha, signsIn } from '#data/queries/signs-in.ts';
import { aUser } from '#test-data/a-user.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { AccountMenu } from './AccountMenu';

const onChosen = vi.fn();
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  onChosen.mockReset();
});

const open = () => pageAt('/about', '/about', <AccountMenu onChosen={onChosen} />);
const menu = () => within(screen.getByRole('navigation', { name: 'My Account' }));
const entries = () =>
  within(menu().getAllByRole('list')[0] as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('names a customer, offers their entries and the language, and leads on', async () => {
  await signsIn(asha);
  const { address } = open();
  const who = await menu().findByRole('link', { name: /Asha Rao/ });
  expect([who.getAttribute('href'), who.textContent?.includes('(Admin)')]).toEqual([
    '/dashboard/profile',
    false,
  ]);
  expect(entries()).toEqual(['Home', 'My Wishlist', 'My Orders', 'Save Address', 'Offline & Storage']);
  expect(menu().getByRole('group', { name: 'Language' })).toBeTruthy();
  await user.click(menu().getByRole('link', { name: 'Save Address' }));
  expect([address(), onChosen.mock.calls.length]).toEqual(['/dashboard/address', 1]);
});

it('marks an administrator, and offers the desk', async () => {
  await signsIn(aUser({ role: 'ADMIN' }));
  open();
  expect(await menu().findByText('(Admin)')).toBeTruthy();
  await waitFor(() => expect(entries()).toHaveLength(20));
  expect(entries()).toContain('Manage Orders');
});
