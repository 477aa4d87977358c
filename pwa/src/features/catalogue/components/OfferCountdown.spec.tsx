import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfferCountdown } from './OfferCountdown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const digits = () =>
  [...screen.getByRole('timer').querySelectorAll('b')].map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const HOUR = 3_600_000;

it('is drawn alike on the server and at first in the browser', () => {
  const onServer = renderToString(<OfferCountdown running />);
  vi.setSystemTime(Date.now() + 5 * HOUR);
  const { container } = render(<OfferCountdown running />);
  expect(container.innerHTML).toBe(onServer);
});

it('counts down each second and disappears after 24 hours', async () => {
  render(<OfferCountdown running />);
  await pass(1000);
  expect(digits()).toEqual(['23', '59', '59']);
  await pass(22 * HOUR);
  expect(digits()).toEqual(['01', '59', '59']);
  await pass(2 * HOUR);
  expect(screen.queryByRole('timer')).toBeNull();
});

it('asks nothing of a page that lies behind another, and is right when it is seen again', async () => {
  const { rerender } = render(<OfferCountdown running />);
  rerender(<OfferCountdown running={false} />);
  expect(vi.getTimerCount()).toBe(0);
  await pass(3 * HOUR);
  rerender(<OfferCountdown running />);
  expect(digits()).toEqual(['21', '00', '00']);
});
