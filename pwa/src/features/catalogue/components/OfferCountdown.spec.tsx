import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfferCountdown } from './OfferCountdown';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const digits = () =>
  [...screen.getByRole('timer').querySelectorAll('b')].map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const HOUR = 3_600_000;

it('is drawn alike on the server and at first in the browser', () => {
  const onServer = renderToString(<OfferCountdown productId="tea" running />);
  vi.setSystemTime(Date.now() + 5 * HOUR);
  const { container } = render(<OfferCountdown productId="tea" running />);
  expect(container.innerHTML).toBe(onServer);
});

it('counts down each second and disappears after 24 hours', async () => {
  render(<OfferCountdown productId="tea" running />);
  await pass(1000);
  expect(digits()).toEqual(['23', '59', '59']);
  await pass(22 * HOUR);
  expect(digits()).toEqual(['01', '59', '59']);
  await pass(2 * HOUR);
  expect(screen.queryByRole('timer')).toBeNull();
});

it('asks nothing of a page that lies behind another, and is right when it is seen again', async () => {
  const { rerender } = render(<OfferCountdown productId="tea" running />);
  rerender(<OfferCountdown productId="tea" running={false} />);
  expect(vi.getTimerCount()).toBe(0);
  await pass(3 * HOUR);
  rerender(<OfferCountdown productId="tea" running />);
  expect(digits()).toEqual(['21', '00', '00']);
});

it('goes on after a reload, also when it was over, and begins anew for another product', async () => {
  const first = render(<OfferCountdown productId="tea" running />);
  await pass(2 * HOUR);
  first.unmount();
  const again = render(<OfferCountdown productId="tea" running />);
  await pass(0);
  expect(digits()).toEqual(['22', '00', '00']);
  again.unmount();
  await pass(22 * HOUR);
  const over = render(<OfferCountdown productId="tea" running />);
  await pass(0);
  expect(screen.queryByRole('timer')).toBeNull();
  over.unmount();
  render(<OfferCountdown productId="rice" running />);
  await pass(0);
  expect(digits()).toEqual(['24', '00', '00']);
});
