import type { ImportJob } from '@jhola/shared/contracts/catalogue-files.contract';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { importState, startImport } from '../../../data/api/catalogue-files-api';
import { CatalogueImport } from './CatalogueImport';

vi.mock('../../../data/api/catalogue-files-api', () => ({ importState: vi.fn(), startImport: vi.fn() }));

const user = userEvent.setup({ delay: null });
const ready: ImportJob = {
  fileName: 'stock.csv',
  size: 2048,
  uploadedAt: '2026-03-01T10:00:00.000Z',
  header: ['Item', 'MRP'],
  sample: [['Salt', '26']],
  columns: { name: 'Item', price: 'MRP' },
  phase: 'ready',
  wrote: false,
  read: 0,
  products: 0,
  refusedRows: [],
};
const pieces = () => screen.findByRole('textbox', { name: 'Pieces of each new product' });

it('imports with the pieces that were typed before the check', async () => {
  vi.mocked(importState).mockResolvedValue(ready);
  vi.mocked(startImport).mockResolvedValueOnce({ ...ready, phase: 'checking' });
  render(<CatalogueImport current />, { wrapper: MemoryRouter });
  await user.clear(await pieces());
  await user.type(await pieces(), '25');
  await user.click(screen.getByRole('button', { name: 'Check without importing' }));
  await screen.findByText('Checking...');

  vi.mocked(importState).mockResolvedValue({ ...ready, phase: 'checked' });
  act(() => {
    // asks the server anew
    window.dispatchEvent(new Event('online'));
  });
  const begin = await screen.findByRole('button', { name: 'Import now' });
  expect(await pieces()).toHaveProperty('value', '25');
  vi.mocked(startImport).mockResolvedValueOnce({ ...ready, phase: 'importing' });
  await user.click(begin);
  expect(startImport).toHaveBeenLastCalledWith({ columns: ready.columns, dryRun: false, stock: 25 });
});
