import { readSizeGuide } from '@jhola/shared/contracts/size-guide';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SizeGuideButton } from './SizeGuideButton';

const user = userEvent.setup({ delay: null });

/** The button of a guide as its owner writes it. */
function show(text: string) {
  const guide = readSizeGuide(text);
  if (!guide) throw new Error(`This is no size guide: ${text}`);
  render(<SizeGuideButton guide={guide} />);
  return screen.getByRole('button', { name: 'Size guide' });
}

const sheet = () => screen.findByRole('dialog', { name: 'Size guide' });

/** The words of the table's cells, row by row. */
const cells = (part: HTMLElement) =>
  within(part)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows the table in a sheet, each size as the heading of its row', async () => {
  await user.click(show('Size | Chest | Length\nS | 36 in | 26 in\nM | 38 in | 27 in'));
  const table = await sheet();
  expect(cells(table)).toEqual([
    ['Size', 'Chest', 'Length'],
    ['S', '36 in', '26 in'],
    ['M', '38 in', '27 in'],
  ]);
  const headings = (role: 'columnheader' | 'rowheader') =>
    within(table)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(headings('columnheader')).toEqual(['Size', 'Chest', 'Length']);
  expect(headings('rowheader')).toEqual(['S', 'M']);
});

it('keeps rows and cells that are alike or empty', async () => {
  await user.click(show('Size | Waist | Hip\nFree | - |\nFree | - |'));
  expect(cells(await sheet()).slice(1)).toEqual([
    ['Free', '-', ''],
    ['Free', '-', ''],
  ]);
});

it('shows what an owner wrote as text alone', async () => {
  await user.click(show('Size | Chest\n<b>M</b> | <img src=x>'));
  const table = await sheet();
  expect(cells(table)[1]).toEqual(['<b>M</b>', '<img src=x>']);
  expect(within(table).queryByRole('img')).toBeNull();
});

it('is scrolled by keyboard, where the table is wider than the sheet', async () => {
  await user.click(show('Size | Chest\nM | 38 in'));
  const table = within(await sheet()).getByRole('region', { name: 'Size guide' });
  table.focus();
  expect(document.activeElement).toBe(table);
});

it('closes, and says of its button that it opens a dialog', async () => {
  const button = show('Size | Chest\nM | 38 in');
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  await user.click(within(await sheet()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
