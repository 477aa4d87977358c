import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageFrame } from './PageFrame';
import { LEAVES_WITHIN_MS } from './use-put-away';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const isHidden = () => screen.getByText('Dals').closest('[data-scroll-area]')?.hasAttribute('hidden');
const go = (to: string) => act(() => screen.getByText(to).click());
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('is put away a moment after it was left, and back in the instant it is the page again', () => {
  render(
    <MemoryRouter initialEntries={['/dals']}>
      <Link to="/flours">To flours</Link>
      <Link to="/dals">To dals</Link>
      <PageFrame>
        <p>Dals</p>
      </PageFrame>
    </MemoryRouter>,
  );
  wait(LEAVES_WITHIN_MS);
  expect(isHidden()).toBe(false);

  go('To flours');
  wait(LEAVES_WITHIN_MS - 1);
  expect(isHidden()).toBe(false);
  wait(1);
  expect(isHidden()).toBe(true);

  go('To dals');
  expect(isHidden()).toBe(false);

  go('To flours');
  wait(LEAVES_WITHIN_MS - 1);
  go('To dals');
  wait(LEAVES_WITHIN_MS);
  expect(isHidden()).toBe(false);
});
