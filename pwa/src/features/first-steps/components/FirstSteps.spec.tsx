import type { FirstSteps as Answer } from '@jhola/shared/contracts/overview.contract';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { firstSteps } from '#data/api/overview-api.ts';
import { FirstSteps } from './FirstSteps';

vi.mock('#data/api/overview-api.ts', () => ({ firstSteps: vi.fn() }));

const answer: Answer = {
  isSelling: false,
  steps: [
    { step: 'contact', isDone: true },
    { step: 'products', isDone: false },
    { step: 'payments', isDone: false },
  ],
};
beforeEach(() => {
  vi.mocked(firstSteps).mockReset().mockResolvedValue(answer);
});

const show = () => render(<FirstSteps current />, { wrapper: MemoryRouter });

it('says what is done, what is next and where', async () => {
  show();
  const list = await screen.findByRole('region', { name: 'Open your shop' });
  expect(within(list).getByText('1 of 3 done')).toBeTruthy();
  const hrefOf = (name: string) => within(list).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Name, address and contact')).toBe('/dashboard/set-up');
  expect(hrefOf('Your products')).toBe('/dashboard/import');
  expect(hrefOf('Or add one product by hand')).toBe('/dashboard/upload-product');
  // the shop is started with it: there is no page
  expect(within(list).queryByRole('link', { name: 'Card payments' })).toBeNull();
  expect(within(list).getByText(/webhook secret/)).toBeTruthy();
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toBe('Name, address and contact (done)');
  expect(second?.textContent).not.toContain('(done)');
});

it.each<[string, Answer]>([
  ['something was sold', { ...answer, isSelling: true }],
  ['all is done', { ...answer, steps: answer.steps.map(({ step }) => ({ step, isDone: true })) }],
])('is gone once %s', async (_when, found) => {
  vi.mocked(firstSteps).mockResolvedValue(found);
  const { container } = show();
  await vi.waitFor(async () => expect(await vi.mocked(firstSteps).mock.results[0]?.value).toBe(found));
  expect(container.innerHTML).toBe('');
  render(<FirstSteps current otherwise="Nothing on sale" />, { wrapper: MemoryRouter });
  expect(await screen.findByText('Nothing on sale')).toBeTruthy();
});
