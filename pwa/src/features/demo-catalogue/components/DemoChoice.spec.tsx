import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { demoCatalogue, startDemoCatalogue } from '#data/api/demo-catalogue-api.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { DemoChoice } from './DemoChoice';

vi.mock('#data/api/demo-catalogue-api.ts', () => ({ demoCatalogue: vi.fn(), startDemoCatalogue: vi.fn() }));

const user = userEvent.setup({ delay: null });
beforeEach(() => {
  vi.mocked(demoCatalogue).mockReset();
  vi.mocked(startDemoCatalogue).mockReset();
});
const show = () => render(<DemoChoice current />, { wrapper: MemoryRouter });

it('fills a shop without products, says how far it is, and leads to the shop', async () => {
  vi.mocked(demoCatalogue).mockResolvedValue({ offered: true, total: 500 });
  vi.mocked(startDemoCatalogue).mockResolvedValue({ offered: false, total: 500, filling: 0 });
  show();
  await user.click(await screen.findByRole('button', { name: 'Fill with demo products' }));
  expect(await screen.findByText('0 of 500')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fill with demo products' })).toBeNull();
  vi.mocked(demoCatalogue).mockResolvedValue({ offered: false, total: 500, filling: 300 });
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveProperty('value', 300), {
    timeout: 5000,
  });
  vi.mocked(demoCatalogue).mockResolvedValue({ offered: false, total: 500 });
  expect(
    await screen.findByText('Your shop is full of demo products.', undefined, { timeout: 5000 }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at the shop' }).getAttribute('href')).toBe('/');
});

it('says why a shop is not filled', async () => {
  vi.mocked(demoCatalogue).mockResolvedValue({ offered: true, total: 500 });
  vi.mocked(startDemoCatalogue).mockRejectedValue(new Error('Demo products are for an empty shop.'));
  show();
  await user.click(await screen.findByRole('button', { name: 'Fill with demo products' }));
  await waitFor(() =>
    expect(currentToasts().some(({ text }) => text === 'Demo products are for an empty shop.')).toBe(true),
  );
});

it('offers nothing to a shop that has products', async () => {
  vi.mocked(demoCatalogue).mockResolvedValue({ offered: false, total: 500 });
  const { container } = show();
  await waitFor(() => expect(demoCatalogue).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
