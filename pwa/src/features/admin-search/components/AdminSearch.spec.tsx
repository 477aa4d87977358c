import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminProducts } from '#data/api/admin-products-api.ts';
import { findCustomers } from '#data/api/customers-api.ts';
import { allOrders } from '#data/api/orders-api.ts';
import { aCustomer } from '#test-data/a-customer.ts';
import { anAdminProduct } from '#test-data/an-admin-product.ts';
import { anOrder } from '#test-data/an-order.ts';
import { AdminSearch } from './AdminSearch';

vi.mock('#data/api/orders-api.ts', () => ({ allOrders: vi.fn() }));
vi.mock('#data/api/admin-products-api.ts', () => ({ adminProducts: vi.fn() }));
vi.mock('#data/api/customers-api.ts', () => ({ findCustomers: vi.fn() }));

const user = userEvent.setup({ delay: null });
const order = anOrder();
const kurta = anAdminProduct();
const asha = aCustomer();
const onChoose = vi.fn();
const field = () => screen.getByRole('combobox', { name: 'Search orders, products, customers' });
const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  onChoose.mockReset();
  vi.mocked(allOrders)
    .mockReset()
    .mockResolvedValue({ orders: [order], nextCursor: null });
  vi.mocked(adminProducts)
    .mockReset()
    .mockResolvedValue({ products: [kurta], totalCount: 9, totalPage: 3 });
  vi.mocked(findCustomers)
    .mockReset()
    .mockResolvedValue({ customers: [asha], totalCount: 1, page: 1, totalPage: 1 });
  render(<AdminSearch onChoose={onChoose} />);
});

it('finds a few of each kind once typing rests, and leads to all where there are more', async () => {
  expect(document.activeElement).toBe(field());
  await user.type(field(), 'asha');
  await screen.findByRole('listbox');
  expect(lines()).toEqual([
    expect.stringContaining(order.orderId),
    expect.stringContaining('Kurta'),
    'All products found',
    expect.stringContaining('asha@mail.example'),
  ]);
  const asked = { search: 'asha', limit: 4 };
  for (const call of [allOrders, adminProducts, findCustomers])
    expect(call).toHaveBeenCalledExactlyOnceWith(asked, expect.any(AbortSignal));
  const groups = within(screen.getByRole('listbox')).getAllByRole('group');
  expect(groups.map((group) => group.firstChild?.textContent)).toEqual(['Orders', 'Products', 'Customers']);
  expect(screen.getByRole('status').textContent).toBe('4 results');
});

it('is chosen from by the arrows, by Enter alone the first, and by a click', async () => {
  await user.type(field(), 'asha');
  await screen.findByRole('listbox');
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith({ kind: 'orders', order });
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const [, , all] = screen.getAllByRole('option');
  expect(all?.getAttribute('aria-selected')).toBe('true');
  expect(field().getAttribute('aria-activedescendant')).toBe(all?.id);
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith({ kind: 'products', all: 'asha' });
  await user.click(screen.getByText(/asha@mail/));
  expect(onChoose).toHaveBeenLastCalledWith({ kind: 'customers', customer: asha });
});

it('cancels the calls of what was typed before', async () => {
  vi.mocked(allOrders).mockReturnValueOnce(new Promise(() => undefined));
  await user.type(field(), 'as');
  await waitFor(() => expect(allOrders).toHaveBeenCalledOnce());
  const [, signal] = vi.mocked(allOrders).mock.calls[0] ?? [];
  expect(signal?.aborted).toBe(false);
  await user.type(field(), 'ha');
  expect(signal?.aborted).toBe(true);
  await screen.findByRole('listbox');
  expect(vi.mocked(allOrders).mock.lastCall?.[0]).toEqual({ search: 'asha', limit: 4 });
});

it('says that nothing was found', async () => {
  vi.mocked(allOrders).mockResolvedValue({ orders: [], nextCursor: null });
  vi.mocked(adminProducts).mockResolvedValue({ products: [], totalCount: 0, totalPage: 0 });
  vi.mocked(findCustomers).mockResolvedValue({ customers: [], totalCount: 0, page: 1, totalPage: 0 });
  await user.type(field(), 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeDefined();
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
});

it('says that it failed, and tries again', async () => {
  vi.mocked(findCustomers).mockRejectedValueOnce(new Error('The shop is busy.'));
  await user.type(field(), 'asha');
  expect((await screen.findByRole('alert')).textContent).toContain('The search failed');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('listbox');
  expect(lines()).toHaveLength(4);
});
