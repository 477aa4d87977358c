import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { customerDetails, setCustomerRole, setCustomerStatus } from '#data/api/customers-api.ts';
import { aCustomer } from '#test-data/a-customer.ts';
import { anOrder } from '#test-data/an-order.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { CustomerDetails } from './CustomerDetails';

vi.mock('#data/api/customers-api.ts', () => ({
  customerDetails: vi.fn(),
  setCustomerStatus: vi.fn(),
  setCustomerRole: vi.fn(),
}));

const user = userEvent.setup({ delay: null });
const customer = aCustomer({ last_login_date: null });
const order = anOrder();
const userId = customer._id;

beforeEach(() => {
  vi.mocked(customerDetails)
    .mockReset()
    .mockResolvedValue({ customer, orders: [order] });
  vi.mocked(setCustomerStatus).mockReset();
  vi.mocked(setCustomerRole).mockReset();
});

const show = (own = false) =>
  render(
    <CustomerDetails
      userId={userId}
      own={own}
      drawOrders={(orders) => orders.map(({ orderId }) => <p key={orderId}>{orderId}</p>)}
    />,
    { wrapper: MemoryRouter },
  );
const act = async (name: string) => user.click(await screen.findByRole('button', { name }));
const question = (name: string) => within(screen.getByRole('dialog', { name }));

it('tells who somebody is, and shows the newest of their orders', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeDefined();
  expect(screen.getByRole('link', { name: customer.email }).getAttribute('href')).toBe(
    `mailto:${customer.email}`,
  );
  expect(screen.getByRole('link', { name: '9876543210' }).getAttribute('href')).toBe('tel:+919876543210');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(['2', '₹1,338.50', 'Never']));
  expect(screen.getByRole('heading', { level: 2, name: 'Orders' })).toBeDefined();
  expect(screen.getByText('The newest 1 of 2')).toBeDefined();
  expect(screen.getByText(order.orderId)).toBeDefined();
  expect(screen.getByRole('link', { name: 'All customers' }).getAttribute('href')).toBe(
    '/dashboard/customers',
  );
});

it('changes nobody’s own account', async () => {
  vi.mocked(customerDetails).mockResolvedValue({ customer: { ...customer, orderCount: 0 }, orders: [] });
  show(true);
  expect(await screen.findByText(/^This is your own account/)).toBeDefined();
  expect(screen.getByText('No orders yet')).toBeDefined();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('blocks and unblocks once that is confirmed', async () => {
  const blocked = { ...customer, status: 'Blocked' as const };
  vi.mocked(setCustomerStatus)
    .mockResolvedValueOnce({ customer: blocked, message: 'Account blocked' })
    .mockResolvedValueOnce({ customer, message: 'Account unblocked' });
  show();
  await act('Block');
  expect(question('Block').getByText(/They are signed out of all devices at once/)).toBeDefined();
  await user.click(question('Block').getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(setCustomerStatus).not.toHaveBeenCalled();
  await act('Block');
  await user.click(question('Block').getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Blocked')).toBeDefined();
  expect(setCustomerStatus).toHaveBeenLastCalledWith({ userId, status: 'Blocked' });
  expect(currentToasts().at(-1)).toMatchObject({ kind: 'success', text: 'Account blocked' });
  await act('Unblock');
  await user.click(question('Unblock').getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByText('Active')).toBeDefined();
  expect(setCustomerStatus).toHaveBeenLastCalledWith({ userId, status: 'Active' });
});

it('makes somebody an administrator, and takes that back', async () => {
  const promoted = { ...customer, role: 'ADMIN' as const };
  vi.mocked(setCustomerRole)
    .mockResolvedValueOnce({ customer: promoted, message: 'Role changed' })
    .mockResolvedValueOnce({ customer, message: 'Role changed' });
  show();
  await act('Make administrator');
  expect(question('Make administrator').getByText(/all orders and all accounts/)).toBeDefined();
  await user.click(question('Make administrator').getByRole('button', { name: 'Make administrator' }));
  expect(await screen.findByText('Administrator')).toBeDefined();
  expect(setCustomerRole).toHaveBeenLastCalledWith({ userId, role: 'ADMIN' });
  const taking = 'Take administrator rights';
  await act(taking);
  await user.click(question(taking).getByRole('button', { name: taking }));
  expect(await screen.findByText('Customer')).toBeDefined();
  expect(setCustomerRole).toHaveBeenLastCalledWith({ userId, role: 'USER' });
});

it('says why a change is refused, and shows who they still are', async () => {
  vi.mocked(setCustomerStatus).mockRejectedValueOnce(new Error('The shop is busy.'));
  show();
  await act('Block');
  await user.click(question('Block').getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('The shop is busy.'));
  expect(screen.getByText('Active')).toBeDefined();
});

it('waits, says when they cannot be fetched, and tries again', async () => {
  vi.mocked(customerDetails).mockRejectedValueOnce(new Error('There is no such account.'));
  show();
  expect(screen.getByText('Loading...')).toBeDefined();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^This customer could not be fetched.*There is no such account\./);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeDefined();
});

it('leads back to all of them where there is no such person', async () => {
  vi.mocked(customerDetails).mockRejectedValueOnce(
    new ApiError('account.missing', 'This account does not exist.', 404),
  );
  show();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This account does not exist\./);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'All customers' })).toHaveLength(2);
});
