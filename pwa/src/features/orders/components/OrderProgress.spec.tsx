import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '#test-data/an-order.ts';
import { OrderProgress } from './OrderProgress';

/** What stands at each stage: reached or not, and whether the line to the next one is highlighted. */
function shown(...stages: OrderStage[]) {
  render(<OrderProgress history={anOrder(stages).statusHistory} />);
  const list = within(screen.getByRole('list', { name: 'Progress' }));
  return list.getAllByRole('listitem').map((item) => ({
    words: item.textContent?.replace(item.querySelector('time')?.textContent ?? '', ''),
    at: item.querySelector('time')?.dateTime,
    current: item.getAttribute('aria-current'),
    passed: item.classList.contains('passed'),
  }));
}

it('shows the stages to the door, in order', () => {
  expect(shown('PLACED').map(({ words }) => words)).toEqual([
    'Placed, reached',
    'Confirmed, not reached yet',
    'Shipped, not reached yet',
    'Out for delivery, not reached yet',
    'Delivered, not reached yet',
  ]);
});

it('highlights the line to each stage that was passed, also one that was jumped over', () => {
  const stages = shown('PLACED', 'SHIPPED');
  expect(stages.map(({ passed }) => passed)).toEqual([true, true, false, false, false]);
  expect(stages[1]?.words).toBe('Confirmed, not reached yet');
  expect(stages[2]?.words).toBe('Shipped, reached');
});

it('ends a delivered order at the door', () => {
  const stages = shown('PLACED', 'DELIVERED');
  expect(stages.at(-1)).toMatchObject({ words: 'Delivered, reached', current: 'step', passed: false });
});

it('shows of a cancelled order how far it came, and that it ended there', () => {
  const stages = shown('PLACED', 'SHIPPED', 'CANCELLED');
  expect(stages.map(({ words }) => words)).toEqual([
    'Placed, reached',
    'Shipped, reached',
    'Cancelled, reached',
  ]);
  expect(stages.map(({ current }) => current)).toEqual([null, null, 'step']);
  expect(screen.getByRole('list', { name: 'Progress' }).classList.contains('ended')).toBe(true);
});

it('says when a stage was reached, and which one is the furthest', () => {
  const stages = shown('PLACED', 'SHIPPED');
  expect(stages.map(({ at }) => at !== undefined)).toEqual([true, false, true, false, false]);
  expect(stages.map(({ current }) => current)).toEqual([null, null, 'step', null, null]);
});
