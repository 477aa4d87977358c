import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, showToast } from './toast-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

const texts = () => currentToasts().map(({ text }) => text);

it('shows success for 2 s, errors and plain words for 4 s', () => {
  showToast('success', 'Item added');
  showToast('error', 'Failed to fetch orders');
  showToast('plain', 'Please Login');
  vi.advanceTimersByTime(1999);
  expect(texts()).toEqual(['Item added', 'Failed to fetch orders', 'Please Login']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['Failed to fetch orders', 'Please Login']);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual([]);
});

it('keeps a loading toast until it is dismissed', () => {
  const id = showToast('loading', 'Loading...');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Loading...']);
  dismissToast(id);
  expect(texts()).toEqual([]);
});

it('keeps a toast that asks something until it is answered', () => {
  showToast('plain', 'A new version is ready.', { action: { label: 'Reload', run: () => {} } });
  vi.advanceTimersByTime(60_000);
  expect(texts()).toHaveLength(1);
});

it('shows at most 20, the newest', () => {
  for (let number = 1; number <= 25; number += 1) showToast('plain', `${number}`);
  expect(texts()).toHaveLength(20);
  expect(texts()[0]).toBe('6');
});
