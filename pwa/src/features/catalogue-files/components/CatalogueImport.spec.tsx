import type { ImportJob } from '@jhola/shared/contracts/catalogue-files.contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import {
  importState,
  refusedRowsAsCsv,
  startImport,
  uploadImportFile,
} from '#data/api/catalogue-files-api.ts';
import { saveFile } from '#ui/save-file.ts';
import { CatalogueImport } from './CatalogueImport';

vi.mock('#data/api/catalogue-files-api.ts', () => ({
  importState: vi.fn(),
  pastImports: vi.fn(async () => []),
  startImport: vi.fn(),
  uploadImportFile: vi.fn(),
  refusedRowsAsCsv: vi.fn(),
}));
vi.mock('#ui/save-file.ts', () => ({ saveFile: vi.fn() }));

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
const plainly = { columns: ready.columns, encoding: 'utf-8', fullPrice: false };
const counts = { created: 1, updated: 0, unchanged: 0, newCategories: 0, newSubcategories: 0 };
const checked: ImportJob = {
  ...ready,
  phase: 'checked',
  read: 2048,
  sums: {
    rows: 2,
    accepted: 1,
    refused: 1,
    categories: 0,
    subcategories: 0,
    inexactPrices: 0,
    largestPaise: 0,
    expected: counts,
  },
  refusedRows: [{ line: 3, reason: 'its price "free" is not an amount in rupees' }],
};

beforeEach(() => {
  vi.resetAllMocks();
});

const show = () => render(<CatalogueImport current />, { wrapper: MemoryRouter });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const asksAnew = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
const pieces = () => screen.findByRole('textbox', { name: 'Pieces of each new product' });

it('imports with the pieces that were typed before the check', async () => {
  vi.mocked(importState).mockResolvedValue(ready);
  vi.mocked(startImport).mockResolvedValueOnce({ ...ready, phase: 'checking' });
  show();
  await user.clear(await pieces());
  await user.type(await pieces(), '25');
  await user.click(screen.getByRole('button', { name: 'Check without importing' }));
  await screen.findByText('Checking...');

  vi.mocked(importState).mockResolvedValue({ ...ready, phase: 'checked' });
  asksAnew();
  const begin = await screen.findByRole('button', { name: 'Import now' });
  expect(await pieces()).toHaveProperty('value', '25');
  vi.mocked(startImport).mockResolvedValueOnce({ ...ready, phase: 'importing' });
  await user.click(begin);
  expect(startImport).toHaveBeenLastCalledWith({ ...plainly, dryRun: false, stock: 25 });
});

it('waits, says when it cannot be fetched, and tries again', async () => {
  vi.mocked(importState)
    .mockRejectedValueOnce(new ApiError('server.failed', 'Something went wrong!', 500))
    .mockResolvedValueOnce(null);
  show();
  expect(screen.getByText('Loading...')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('The import could not be fetched');
  await press('Retry');
  expect(await screen.findByLabelText('CSV file')).toBeDefined();
});

it('takes a file, and says why it is none', async () => {
  vi.mocked(importState).mockResolvedValue(null);
  vi.mocked(uploadImportFile)
    .mockRejectedValueOnce(new ApiError('import.not-csv', 'This is not a CSV file.', 422))
    .mockResolvedValueOnce(ready);
  show();
  const choose = async (name: string) =>
    user.upload(await screen.findByLabelText('CSV file'), new File(['x'], name, { type: 'text/csv' }));
  await screen.findByLabelText('CSV file');
  // of the list, and of a ZIP of pictures
  expect(screen.getAllByText('No file chosen yet')).toHaveLength(2);
  await choose('table.csv');
  expect(await screen.findByText('table.csv')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toBe('This is not a CSV file.');
  await choose('stock.csv');
  expect(await screen.findByText('stock.csv, 2 kB')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for the columns that are missing, with an example of each, before anything is read', async () => {
  vi.mocked(importState).mockResolvedValue({ ...ready, columns: {} });
  vi.mocked(startImport).mockResolvedValueOnce(checked);
  show();
  await press('Check without importing');
  expect(screen.getAllByText('Please choose a column.')).toHaveLength(2);
  expect(startImport).not.toHaveBeenCalled();
  const choose = (meaning: RegExp, column: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: meaning }), column);
  await choose(/^Name/, 'Item');
  await choose(/^Price in rupees/, 'MRP');
  expect(screen.getByText('For example: Salt')).toBeDefined();
  await press('Check without importing');
  expect(await screen.findByText('Checked. Nothing was written.')).toBeDefined();
  expect(startImport).toHaveBeenLastCalledWith({ ...plainly, dryRun: true, stock: 100 });
});

it('asks about a column that looks like the price to be charged, before anything is read', async () => {
  const offer = { ...ready, header: ['Item', 'MRP', 'Offer'], priceColumns: ['Offer'] };
  vi.mocked(importState).mockResolvedValue(offer);
  vi.mocked(startImport).mockResolvedValue(offer);
  show();
  await press('Check without importing');
  expect(screen.getByRole('alert').textContent).toBe('Please choose one of the two.');
  expect(startImport).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: 'Sell at full price' }));
  await press('Check without importing');
  expect(startImport).toHaveBeenLastCalledWith({ ...plainly, dryRun: true, stock: 100, fullPrice: true });
  await press('Read “Offer” as price after discount');
  expect(screen.queryByText(/looks like the price you charge/)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Price after discount in rupees' })).toHaveProperty(
    'value',
    'Offer',
  );
});

it('offers to read a file that is not UTF-8', async () => {
  vi.mocked(importState).mockResolvedValue({ ...ready, encoding: 'latin-1' });
  vi.mocked(startImport).mockResolvedValue(ready);
  show();
  await press('Check without importing');
  expect(startImport).toHaveBeenLastCalledWith({ ...plainly, dryRun: true, stock: 100, encoding: 'latin-1' });
});

it('tells what an import would do, and hands over the rows it refused', async () => {
  const table = new Blob(['line,reason']);
  vi.mocked(importState).mockResolvedValue(checked);
  vi.mocked(refusedRowsAsCsv).mockResolvedValueOnce(table);
  show();
  const [products] = await screen.findAllByRole('table');
  expect(products?.textContent).toMatch(/^What an import would do.*1.*0.*0Rows refused1$/);
  expect(screen.getByRole('row', { name: /^3 its price "free" is not/ })).toBeDefined();
  await press('Download refused rows');
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(table, 'refused-rows.csv'));
});

it('shows what would change, field by field, as it was and as it would be', async () => {
  const salt = { line: 2, name: 'Salt', unit: '1 kg', price: 28, discounted: 25.2 };
  const samples = {
    created: [{ ...salt, line: 3, name: 'Poha', changes: [] }],
    updated: [
      {
        ...salt,
        changes: [
          { field: 'price' as const, before: 26, after: 28 },
          { field: 'discount' as const, before: 0, after: 16.964285 },
          { field: 'category' as const, before: '', after: 'Staples' },
        ],
      },
    ],
    unchanged: [],
  };
  const expected = { ...counts, created: 1, updated: 30 };
  const sums = { ...checked.sums, expected } as NonNullable<ImportJob['sums']>;
  vi.mocked(importState).mockResolvedValue({ ...checked, sums, samples });
  show();
  expect(await screen.findByText('Changed products (first 1 of 30)')).toBeDefined();
  const [row] = screen.getAllByRole('row', { name: /^2 Salt/ });
  expect([...(row?.querySelectorAll('li') ?? [])].map((change) => change.textContent)).toEqual([
    'Price before discount: ₹26 → ₹28',
    'Discount: 0% → 16.96%',
    'Category: none → Staples',
  ]);
  await user.click(screen.getByText('New products (1)'));
  expect(screen.getByRole('row', { name: '3 Poha 1 kg ₹25.20 ₹28 before discount' })).toBeDefined();
  expect(screen.queryByText(/^Unchanged products \(/)).toBeNull();
});

it('shows how far an import is that was begun before the page was opened', async () => {
  vi.mocked(importState).mockResolvedValueOnce({ ...ready, phase: 'importing', read: 1024, products: 8208 });
  show();
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Progress of the file' });
  expect(screen.getByText('Importing...')).toBeDefined();
  expect(bar.value).toBe(50);
  expect(screen.getByLabelText<HTMLInputElement>('CSV file').disabled).toBe(true);
  vi.mocked(importState).mockResolvedValue({ ...checked, phase: 'done', wrote: true, products: 8208 });
  // the page asks by itself until it has ended
  expect(await screen.findByText('Imported.')).toBeDefined();
  expect(bar.value).toBe(100);
});
