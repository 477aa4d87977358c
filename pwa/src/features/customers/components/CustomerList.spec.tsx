import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { findCustomers } from '#data/api/customers-api.ts';
import { aCustomer } from '#test-data/a-customer.ts';
import { CustomerList } from './CustomerList';

vi.mock('#data/api/customers-api.ts', () => ({ findCustomers: vi.fn() }));

const user = userEvent.setup({ delay: null });
const asha = aCustomer();
const blocked = aCustomer({
  _id: 'b'.repeat(24),
  name: 'Bela Shah',
  email: 'bela@mail.example',
  mobile: '',
  role: 'ADMIN',
  status: 'Blocked',
  last_login_date: null,
  orderCount: 0,
  spent: 0,
});
const searching = {
  text: '',
  onText: vi.fn(),
  search: '',
  page: 2,
  setPage: vi.fn(),
  setSorting: vi.fn(),
  shown: {},
  onShown: vi.fn(),
};

beforeEach(() => {
  vi.mocked(findCustomers)
    .mockReset()
    .mockResolvedValue({ customers: [asha, blocked], totalCount: 45, page: 2, totalPage: 3 });
});

const show = (changed: Partial<typeof searching> = {}) =>
  render(<CustomerList current {...searching} {...changed} />, { wrapper: MemoryRouter });

it('shows who has an account, with the way to each and to the next page', async () => {
  show({ search: 'a' });
  const table = within(await screen.findByRole('table', { name: 'Customers' }));
  expect(findCustomers).toHaveBeenCalledExactlyOnceWith({
    search: 'a',
    page: 2,
    limit: 50,
    sort: 'since',
    descending: true,
  });
  expect(screen.getByRole('status').textContent).toBe('45 people');
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'E-mail',
    'Mobile',
    'Role',
    'Status',
    'Orders',
    'Spent',
    'Last login',
  ]);
  const [, first, second] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toMatch(/^Asha Raoasha@mail\.example9876543210CustomerActive2₹1,338\.50.*2026$/);
  expect(second).toMatch(/^Bela Shahbela@mail\.example.*AdministratorBlocked0₹0Never$/i);
  expect(table.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(
    `/dashboard/customers/${asha._id}`,
  );
  await user.click(table.getByRole('button', { name: 'Last login' }));
  expect(searching.setSorting).toHaveBeenCalledWith({ by: 'lastLogin', descending: true });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Role' }));
  expect(searching.onShown).toHaveBeenCalledWith({ role: false });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Page 2 of 3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(searching.setPage).toHaveBeenCalledWith(3);
});

it('says that nobody was found, and leads back to everybody', async () => {
  vi.mocked(findCustomers).mockResolvedValue({ customers: [], totalCount: 0, page: 1, totalPage: 0 });
  show({ text: 'zzz', search: 'zzz', page: 1 });
  expect(await screen.findByText('No customers found')).toBeDefined();
  expect(screen.getByText('0 people')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(searching.onText).toHaveBeenCalledWith('');
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: 'Search by name, e-mail or mobile' }),
  );
});

it('waits, says when they cannot be fetched, and tries again', async () => {
  vi.mocked(findCustomers).mockRejectedValueOnce(new ApiError('server.failed', 'Something went wrong!', 500));
  show();
  expect(screen.getByText('Loading...')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('Customers could not be fetched');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('45 people')).toBeDefined();
});
