import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pager } from './Pager';

const words = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
const button = (name: string) => screen.getByRole('button', { name });

/** The pages of a list, and where they lead. */
function aPager(page: number, pages: number) {
  const onPage = vi.fn();
  render(<Pager page={page} pages={pages} onPage={onPage} words={words} />);
  return onPage;
}

it('leads to the pages beside the one that is shown', async () => {
  const onPage = aPager(2, 3);
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  await userEvent.click(button('Previous'));
  await userEvent.click(button('Next'));
  expect(onPage.mock.calls).toEqual([[1], [3]]);
});

it('ends where the pages do', () => {
  aPager(3, 3);
  expect(button('Next')).toHaveProperty('disabled', true);
});

it.each([0, 1])('shows nothing where there are %i pages', (pages) => {
  aPager(1, pages);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each([
  [9, 3, 3],
  [2, 1, 1],
  [2, 0, 1],
])('leads from page %i of %i to page %i', async (page, pages, last) => {
  const onPage = aPager(page, pages);
  await userEvent.click(button('Previous'));
  expect(onPage).toHaveBeenCalledWith(last);
});
