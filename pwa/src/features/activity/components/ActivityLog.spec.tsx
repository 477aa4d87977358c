import type { AuditEntry, AuditSubject } from '@jhola/shared/contracts/audit-log.contract';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { findActivity } from '#data/api/activity-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { ActivityLog } from './ActivityLog';

vi.mock('#data/api/activity-api.ts', () => ({ findActivity: vi.fn() }));

const user = userEvent.setup({ delay: null });
const asha = { _id: 'a'.repeat(24), name: 'Asha Rao' };
const entry = (id: string, changed: Partial<AuditEntry>): AuditEntry => ({
  _id: id.repeat(24),
  at: '2026-11-24T05:30:00.000Z',
  action: 'catalogue.product-changed',
  actor: { kind: 'admin', userId: asha._id, name: asha.name },
  address: '203.0.113.7',
  device: 'Chrome on Android',
  ...changed,
});
const page = (...entries: AuditEntry[]) => ({ entries, nextCursor: null, administrators: [asha] });
const pathOf = ({ type, id, name }: AuditSubject) =>
  type === 'product' ? undefined : name || type === 'order' ? `/${type}/${id}` : undefined;
const searching = { text: '', onText: vi.fn(), filters: {}, onFilters: vi.fn(), pathOf };

beforeEach(() => {
  vi.mocked(findActivity).mockReset().mockResolvedValue(page());
});

const show = (changed: Partial<typeof searching> & { filters?: object } = {}) =>
  render(<ActivityLog {...searching} {...changed} />, { wrapper: MemoryRouter });
const lines = async () => {
  const list = await screen.findByRole('list', { name: 'What was done' });
  return within(list).getAllByRole('listitem');
};

it('tells who did what, from where, and each field before and after', async () => {
  const change = { before: { price: 40, published: true }, after: { price: 42.5, published: false } };
  vi.mocked(findActivity).mockResolvedValue(
    page(entry('1', { subject: { type: 'product', id: 'b'.repeat(24), name: 'Toor dal' }, ...change })),
  );
  show();
  const [line] = await lines();
  expect(line?.textContent).toMatch(
    /^Asha Rao changed the product Toor dal24 Nov 2026.* · Chrome on Android · 203\.0\.113\.7/,
  );
  expect(line?.textContent).toContain('Pricebefore ₹40after ₹42.50');
  expect(line?.textContent).toContain('Publishedbefore Yesafter No');
});

it('names accounts that are gone, visitors and the shop’s own computer', async () => {
  vi.mocked(findActivity).mockResolvedValue(
    page(
      entry('1', { action: 'account.deleted', actor: { kind: 'admin', userId: 'c'.repeat(24) } }),
      entry('2', {
        action: 'sign-in.refused',
        actor: { kind: 'visitor' },
        subject: { type: 'user', id: asha._id, name: asha.name },
        after: { reason: 'second-factor.wrong' },
      }),
      entry('3', {
        action: 'people.administrator-made',
        actor: { kind: 'command' },
        subject: { type: 'user' },
        address: undefined,
        device: undefined,
      }),
    ),
  );
  show();
  const [gone, refused, made] = (await lines()).map(({ textContent }) => textContent);
  expect(gone).toMatch(/^Former administrator deleted an account/);
  expect(refused).toMatch(
    /^Somebody was not let into the account of Asha Rao.*Reasonright password, wrong code$/,
  );
  expect(made).toMatch(/^The shop’s computer made the administrator Former account24 Nov 2026[^·]*$/);
});

it('shows moments and sizes as such, and an uploaded picture by a link', async () => {
  vi.mocked(findActivity).mockResolvedValue(
    page(
      entry('1', {
        action: 'files.backup-taken',
        subject: { type: 'file', name: 'backup.tar' },
        after: { takenAt: '2026-11-24T05:30:00.000Z', bytes: 3_001_856 },
      }),
      entry('2', {
        action: 'files.picture-uploaded',
        subject: { type: 'file', name: '/uploads/pictures/a-640.webp' },
      }),
    ),
  );
  show();
  const [taken] = await lines();
  expect(taken?.textContent).toMatch(/The shop as it was at24 Nov 2026.*Size3\.?\d* MB$/);
  expect(screen.getByRole('link', { name: 'Show it' }).getAttribute('href')).toBe(
    '/uploads/pictures/a-640.webp',
  );
});

it('leads to the order and to the person', async () => {
  vi.mocked(findActivity).mockResolvedValue(
    page(
      entry('1', {
        action: 'orders.moved',
        subject: { type: 'order', id: 'ORD-1' },
        before: { stage: 'PLACED' },
        after: { stage: 'OUT_FOR_DELIVERY' },
      }),
      entry('2', { action: 'people.role-changed', subject: { type: 'user', id: asha._id, name: asha.name } }),
    ),
  );
  show();
  const [order] = await lines();
  expect(order?.textContent).toContain('before Placedafter Out for delivery');
  expect(screen.getByRole('link', { name: 'ORD-1' }).getAttribute('href')).toBe('/order/ORD-1');
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(`/user/${asha._id}`);
});

it('folds away many fields and many products, and says how many are not listed', async () => {
  const after = { name: 'Dal', price: 1, unit: 'kg', stock: 3, discount: 0 };
  const item = (id: string) => ({
    subject: { type: 'product' as const, id, name: `Dal ${id}` },
    before: { discount: 0 },
    after: { discount: 5 },
  });
  vi.mocked(findActivity).mockResolvedValue(
    page(
      entry('1', { action: 'catalogue.product-created', after }),
      entry('2', { action: 'catalogue.products-changed', items: [item('x'), item('y')], itemCount: 500 }),
    ),
  );
  show();
  await lines();
  expect(screen.getByText('5 fields').closest('details')?.open).toBe(false);
  const many = screen.getByText('500 products').closest('details');
  expect(many?.textContent).toContain('Dal yDiscount %before 0after 5');
  expect(many?.textContent).toContain('and 498 more: the export has them all');
});

it('asks for what the filters say, for the next page by its cursor, and says when nothing fits', async () => {
  const [first, second] = [entry('1', {}), entry('2', {})];
  vi.mocked(findActivity)
    .mockResolvedValueOnce({ ...page(first), nextCursor: first._id })
    .mockResolvedValueOnce(page(second));
  const { unmount } = show({ filters: { area: 'stock', search: 'dal' } });
  expect(await lines()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await lines()).toHaveLength(2);
  expect(vi.mocked(findActivity).mock.calls.map(([query]) => `${query}`)).toEqual([
    'area=stock&search=dal',
    `area=stock&search=dal&cursor=${first._id}`,
  ]);
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  unmount();

  show({ filters: { area: 'reviews' } });
  await screen.findByText('Nothing fits these filters');
});

it('lets one choose the area, the person and the days', async () => {
  vi.mocked(findActivity).mockResolvedValue(page(entry('1', {})));
  const onFilters = vi.fn();
  show({ onFilters, filters: { search: 'dal' } });
  await lines();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByLabelText('Area'), 'Sign-ins');
  await user.selectOptions(screen.getByLabelText('Who'), 'Asha Rao');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onFilters.mock.calls).toEqual([
    [{ search: 'dal', area: 'sign-in' }],
    [{ search: 'dal', userId: asha._id }],
    [{ search: 'dal' }],
  ]);
});

it('says when the log cannot be had, and tries again', async () => {
  vi.mocked(findActivity).mockRejectedValueOnce(new ApiError('network.unreachable', 'offline', 0));
  show();
  await screen.findByText('The activity could not be fetched');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Nothing was done yet');
});
