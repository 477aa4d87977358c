import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asha, signsIn } from '#data/queries/signs-in.ts';
import { allOrders, ownOrders } from '../data/api/orders-api';
import { openStore } from '../data/db/open-store';
import { ForgotPasswordForm } from '../features/account/components/ForgotPasswordForm';
import { LoginForm } from '../features/account/components/LoginForm';
import { ProfileForm } from '../features/account/components/ProfileForm';
import { RegisterForm } from '../features/account/components/RegisterForm';
import { AddressDialog } from '../features/addresses/components/AddressDialog';
import { AddressList } from '../features/addresses/components/AddressList';
import { AllOrders } from '../features/orders/components/admin/AllOrders';
import { OwnOrders } from '../features/orders/components/OwnOrders';
import { WriteReview } from '../features/reviews/components/WriteReview';
import { aUser } from '../test-data/a-user';
import { writtenAddress } from '../test-data/an-address';
import { anOrder } from '../test-data/an-order';

vi.mock('../data/api/orders-api', () => ({ allOrders: vi.fn(), ownOrders: vi.fn() }));
vi.mock('../data/api/addresses-api', () => ({ addresses: async () => [home] }));

let hasNetwork = true;
const home = { ...writtenAddress, _id: 'd'.repeat(24), userId: asha._id, status: true };
const NEEDED = 'You are offline. This needs a connection.';

beforeEach(async () => {
  hasNetwork = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork);
  await (await openStore()).forgetShopper();
  await signsIn(asha);
});

const show = (page: ReactNode) => render(page, { wrapper: MemoryRouter });
const network = (there: boolean) =>
  act(() => {
    hasNetwork = there;
    window.dispatchEvent(new Event(there ? 'online' : 'offline'));
  });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
/** What a button is said not to work for, by a screen reader too. */
const why = (action: HTMLButtonElement) =>
  document.getElementById(action.getAttribute('aria-describedby') ?? '')?.textContent;
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

describe('without a network', () => {
  it.each([
    ['Login', <LoginForm key="login" />],
    ['Register', <RegisterForm key="register" onDone={() => {}} />],
    ['Send OTP', <ForgotPasswordForm key="forgot" onSent={() => {}} />],
    ['Submit', <ProfileForm key="profile" user={aUser()} onOtherEmail={() => {}} />],
  ])('%s says that it needs a connection, and what was typed stays', async (name, form) => {
    show(form);
    fireEvent.change(field('email'), { target: { value: 'asha@mail.example' } });
    for (const typed of ['name', 'password', 'confirmPassword'])
      if (field(typed)) fireEvent.change(field(typed), { target: { value: 'gulmohar-14-jaipur' } });
    const action = await button(name);
    expect([action.disabled, why(action)]).toEqual([true, NEEDED]);
    network(true);
    expect(action.disabled).toBe(false);
    expect(screen.queryByText(NEEDED)).toBeNull();
    expect(field('email').value).toBe('asha@mail.example');
  });

  it('addresses are read, and neither added nor changed', async () => {
    await (await openStore()).addresses.put(home);
    show(<AddressList />);
    const edit = await button('Edit the address of Asha Rao');
    const words = 'You are offline. Addresses can be added and changed once you are back online.';
    const add = await button('Add New Address');
    expect(why(add)).toBe(words);
    const actions = [add, edit, await button('Delete the address of Asha Rao')];
    expect(actions.map(({ disabled }) => disabled)).toEqual([true, true, true]);
    network(true);
    expect(actions.map(({ disabled }) => disabled)).toEqual([false, false, false]);
  });

  it('an address that is being written stays', async () => {
    show(<AddressDialog open address={home} onClose={() => {}} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Address' }));
    expect(dialog.getByText(/What you have written stays here until you are back online\.$/)).toBeTruthy();
    const save = await button('Save Address');
    expect(save.disabled).toBe(true);
    network(true);
    expect(save.disabled).toBe(false);
  });

  it('a review waits', async () => {
    show(<WriteReview productId={'a'.repeat(24)} signedIn shown={undefined} />);
    const write = await button('Write a review');
    const words = 'You are offline. Your review can be written once you are back online.';
    expect([write.disabled, why(write)]).toEqual([true, words]);
  });

  it('orders are as of when, and are not cancelled', async () => {
    hasNetwork = true;
    vi.mocked(ownOrders).mockResolvedValue([anOrder()]);
    const none = async () => undefined;
    show(<OwnOrders addPieces={async () => []} choiceOf={() => ({}) as never} pickVariant={none} />);
    const cancel = await button('Cancel Order');
    expect([cancel.disabled, screen.queryByText(/^As of/)]).toEqual([false, null]);
    network(false);
    expect(cancel.disabled).toBe(true);
    const words = /^As of .+ You are offline: an order can be cancelled once you are back online\.$/;
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await button('Buy again')).disabled).toBe(false);
  });

  it('an administrator reads the orders, and moves none on', async () => {
    hasNetwork = true;
    vi.mocked(allOrders).mockResolvedValue({ orders: [anOrder()], nextCursor: null });
    const searching = { text: '', onText: () => {}, filters: {}, onFilters: () => {} };
    const view = { group: 'newPending', oldest: false, cards: false } as const;
    const rest = { view, onView: () => {}, shown: {}, onShown: () => {} };
    show(<AllOrders current searching={searching} {...rest} />);
    const stage = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Next stage of order/ });
    expect(stage.disabled).toBe(false);
    network(false);
    expect(stage.disabled).toBe(true);
    const words = /^As of .+ You are offline: orders can be moved on once you are back online\.$/;
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
