import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { catalogueAsCsv } from '#data/api/catalogue-files-api.ts';
import { saveFile } from '#ui/save-file.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { CatalogueTools } from './CatalogueTools';

vi.mock('#data/api/catalogue-files-api.ts', () => ({ catalogueAsCsv: vi.fn() }));
vi.mock('#ui/save-file.ts', () => ({ saveFile: vi.fn() }));

const press = () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

it('hands over all products as a file, says why when it cannot, and leads to the import', async () => {
  const table = new Blob(['Name']);
  vi.mocked(catalogueAsCsv)
    .mockRejectedValueOnce(new Error('The shop is busy.'))
    .mockResolvedValueOnce(table);
  render(<CatalogueTools />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Import CSV' }).getAttribute('href')).toBe('/dashboard/import');
  await press();
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('The shop is busy.'));
  expect(saveFile).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(table, 'catalogue.csv'));
});
