import type { PastImport } from '@jhola/shared/contracts/import-history.contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { pastImports, undoImport } from '#data/api/catalogue-files-api.ts';
import { PastImports } from './PastImports';

vi.mock('#data/api/catalogue-files-api.ts', () => ({ pastImports: vi.fn(), undoImport: vi.fn() }));

const user = userEvent.setup({ delay: null });
const march: PastImport = {
  _id: '0123456789abcdef01234567',
  fileName: 'march.csv',
  at: '2026-03-01T10:00:00.000Z',
  created: 12,
  updated: 30,
  undoUntil: '2026-03-08T10:00:00.000Z',
};
const undo = {
  phase: 'undoing' as const,
  total: 42,
  handled: 21,
  restored: 20,
  deleted: 1,
  stayed: 0,
  stays: [],
};

beforeEach(() => {
  vi.resetAllMocks();
});

const show = () => render(<PastImports current latest="" />);

it('shows nothing while there is no import', async () => {
  vi.mocked(pastImports).mockResolvedValue([]);
  const { container } = show();
  await vi.waitFor(() => expect(pastImports).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});

it('asks before it undoes an import, shows how far it is, and what was kept', async () => {
  vi.mocked(pastImports).mockResolvedValueOnce([march]);
  vi.mocked(undoImport).mockResolvedValueOnce([{ ...march, undo }]);
  show();
  expect(await screen.findByText(/12 new, 30 changed/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const question = await screen.findByText(/^march.csv: 12 new products are deleted and 30 changed ones/);
  expect(undoImport).not.toHaveBeenCalled();
  const stays = [
    { name: 'Salt', why: 'edited' as const, fields: ['price' as const, 'stock' as const] },
    { name: 'Barfi', why: 'sold' as const },
  ];
  const done = {
    ...undo,
    phase: 'undone' as const,
    handled: 42,
    restored: 30,
    deleted: 11,
    stayed: 2,
    stays,
  };
  vi.mocked(pastImports).mockResolvedValue([{ ...march, undo: done }]);
  const [, confirm] = screen.getAllByRole('button', { name: 'Undo', hidden: true });
  await user.click(confirm ?? question);
  expect(undoImport).toHaveBeenCalledExactlyOnceWith(march._id);
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', {
    name: 'Undoing...',
    hidden: true,
  });
  expect(bar.value).toBe(21);
  // The page asks by itself until it has ended.
  expect(
    await screen.findByText('Undone: 30 restored, 11 deleted, 2 kept.', {}, { timeout: 3000 }),
  ).toBeDefined();
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Salt: edited since: Price before discount, Stock', 'Barfi: sold since']),
  );
});
