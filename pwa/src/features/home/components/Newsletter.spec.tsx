import { act, fireEvent, render, screen } from '@testing-library/react';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Newsletter } from './Newsletter';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
const subscribe = (address: string) => {
  fireEvent.change(field(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
};

it.each(['', 'meera', 'meera@shop', 'meera shop@a.in'])('refuses %j', (address) => {
  render(<Newsletter />);
  subscribe(address);
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
});

it('thanks after a second and clears the field', () => {
  render(<Newsletter />);
  subscribe('meera@shop.example');
  act(() => void vi.advanceTimersByTime(999));
  expect(screen.getByRole('alert').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('alert').textContent).toBe('Subscribed successfully!');
  expect(field().value).toBe('');
});
