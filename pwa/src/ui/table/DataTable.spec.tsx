import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DataTable } from './DataTable';
import type { DataColumn } from './data-column';

interface Fruit {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

const fruits: readonly Fruit[] = [
  { id: 'a', name: 'Mango', price: 80 },
  { id: 'b', name: 'Guava', price: 40 },
];
const columns: readonly DataColumn<Fruit>[] = [
  { id: 'name', words: 'Name', isHead: true, cell: ({ name }) => name },
  { id: 'price', words: 'Price', sort: 'price', isNumber: true, cell: ({ price }) => `₹${price}` },
  { id: 'code', words: 'Code', isExtra: true, cell: ({ id }) => id },
];
const user = userEvent.setup({ delay: null });
const show = (changed: Partial<Parameters<typeof DataTable<Fruit>>[0]> = {}) =>
  render(<DataTable label="Fruits" columns={columns} rows={fruits} idOf={({ id }) => id} {...changed} />);
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('shows its rows, named by their head, in the columns that are shown', () => {
  show();
  expect(heads()).toEqual(['Name', 'Price']);
  const mango = screen.getByRole('row', { name: /^Mango/ });
  expect(within(mango).getByRole('rowheader').textContent).toBe('Mango');
  expect(within(mango).getByRole('cell').textContent).toBe('₹80');
  expect(within(mango).getByRole('cell').dataset.words).toBe('Price');
});

it('shows columns that are chosen, and never hides the head of a row', () => {
  show({ shown: { name: false, price: false, code: true } });
  expect(heads()).toEqual(['Name', 'Code']);
});

it('is sorted by a column, first from the most on, and turned around', async () => {
  const onSorting = vi.fn();
  const { rerender } = show({ onSorting });
  const price = () => screen.getByRole('columnheader', { name: 'Price' });
  expect(price().getAttribute('aria-sort')).toBe('none');
  expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('aria-sort')).toBe(false);
  await user.click(within(price()).getByRole('button'));
  expect(onSorting).toHaveBeenLastCalledWith({ by: 'price', descending: true });
  rerender(
    <DataTable
      label="Fruits"
      columns={columns}
      rows={fruits}
      idOf={({ id }) => id}
      sorting={{ by: 'price', descending: true }}
      onSorting={onSorting}
    />,
  );
  expect(price().getAttribute('aria-sort')).toBe('descending');
  await user.click(within(price()).getByRole('button'));
  expect(onSorting).toHaveBeenLastCalledWith({ by: 'price', descending: false });
});

it('ticks rows and all rows, but none that cannot be ticked', async () => {
  const onTick = vi.fn();
  const ticks = {
    isTicked: (id: string) => id === 'a',
    onTick,
    allWords: 'All',
    words: ({ name }: Fruit) => `Tick ${name}`,
  };
  const { unmount } = show({ ticks });
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tick Mango' }).checked).toBe(true);
  await user.click(all);
  expect(onTick).toHaveBeenLastCalledWith(['a', 'b'], true);
  await user.click(screen.getByRole('checkbox', { name: 'Tick Mango' }));
  expect(onTick).toHaveBeenLastCalledWith(['a'], false);
  unmount();
  show({ ticks: { ...ticks, canTick: ({ id }) => id !== 'b' } });
  expect(screen.queryByRole('checkbox', { name: 'Tick Guava' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' }).checked).toBe(true);
});

it('says that it is empty over all columns', () => {
  show({ rows: [], empty: 'No fruit' });
  expect(screen.getByRole('cell', { name: 'No fruit' })).toHaveProperty('colSpan', 2);
});
