import type { Overview } from '@jhola/shared/contracts/overview.contract';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { shopOverview } from '#data/api/overview-api.ts';
import { ShopOverview } from './ShopOverview';

vi.mock('#data/api/overview-api.ts', () => ({ shopOverview: vi.fn() }));

const user = userEvent.setup({ delay: null });
const day = (date: string, orders: number, revenue: number, newCustomers: number) => ({
  date,
  orders,
  revenue,
  newCustomers,
});
const overview: Overview = {
  at: '2026-03-02T10:00:00.000Z',
  complete: true,
  hours: Array.from({ length: 24 }, (_, hour) => ({ hour, orders: 0, revenue: 0 })),
  days: [day('2026-02-28', 4, 400, 1), day('2026-03-01', 1, 99.5, 0), day('2026-03-02', 2, 1800, 3)],
  bestSellers: [],
  lowStock: { levels: [], totalCount: 0 },
  fruitlessSearches: [{ text: 'brass bell', count: 2, lastAt: '2026-03-02T09:00:00.000Z' }],
};

beforeEach(() => {
  vi.mocked(shopOverview).mockReset().mockResolvedValue(overview);
});

const show = () => render(<ShopOverview current />, { wrapper: MemoryRouter });

it('tells what was sold today beside yesterday and all days, and in a table', async () => {
  show();
  await screen.findByText('Revenue today');
  const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;
  expect(tile('Revenue today')).toBe('Revenue today₹1,800Yesterday: ₹99.50');
  expect(tile('Orders today')).toBe('Orders today2Yesterday: 1');
  expect(tile('New customers today')).toBe('New customers today34 in 3 days');
  expect(tile('Revenue of 3 days')).toBe('Revenue of 3 days₹2,299.50Orders: 7');
  const rows = within(screen.getByRole('table', { name: 'The last 3 days', hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) =>
      within(row)
        .queryAllByRole('cell', { hidden: true })
        .map(({ textContent }) => textContent),
    );
  expect(rows).toEqual([[], ['4', '₹400', '1'], ['1', '₹99.50', '0'], ['2', '₹1,800', '3']]);
});

it('leads to what was searched for in vain', async () => {
  show();
  const searches = within(await screen.findByRole('region', { name: 'Searched for and not found' }));
  expect(searches.getByRole('listitem').textContent).toMatch(/^brass bell2 times.*ago$/);
  expect(searches.getByRole('link').getAttribute('href')).toBe('/search?q=brass+bell');
});

it.each([
  ['local', /^Demo: .* for this computer alone/],
  ['public', /^Demo: .* shown to others/],
] as const)('says of a %s demo that it is one', async (demoMode, words) => {
  vi.mocked(shopOverview).mockResolvedValue({ ...overview, demoMode });
  show();
  expect((await screen.findByText(/^Demo/)).textContent).toMatch(words);
});

it('says nothing of a demo where there is none', async () => {
  vi.mocked(shopOverview).mockResolvedValue({ ...overview, demoMode: 'off' });
  show();
  await screen.findByText('Revenue today');
  expect(screen.queryByText(/^Demo/)).toBeNull();
});

it('says that orders are being counted anew, and asks again', async () => {
  vi.mocked(shopOverview).mockResolvedValueOnce({ ...overview, complete: false });
  show();
  expect(await screen.findByText(/^Orders are being counted anew/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await vi.waitFor(() => expect(screen.queryByText(/^Orders are being counted anew/)).toBeNull());
});

it('waits, says when it cannot be fetched, and tries again', async () => {
  vi.mocked(shopOverview).mockRejectedValueOnce(new ApiError('server.failed', 'Something went wrong!', 500));
  show();
  expect(screen.getByText('Loading...')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('The overview could not be fetched');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Revenue today')).toBeDefined();
});
