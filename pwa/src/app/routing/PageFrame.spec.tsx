import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FromSlice } from '#ui/page/page-slices.tsx';
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
    <MemoryRouter initialEntries={['/staples-1/dals-2']}>
      <Link to="/staples-1/flours-3">To flours</Link>
      <Link to="/staples-1/dals-2">To dals</Link>
      <PageFrame path="/:category/:subcategory">
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

it('of unknown addresses is the same for all of them', () => {
  render(
    <MemoryRouter initialEntries={['/no-such-page']}>
      <Link to="/none-either">To none</Link>
      <Link to="/cart">To the cart</Link>
      <PageFrame path="*">
        <p>Dals</p>
      </PageFrame>
    </MemoryRouter>,
  );
  go('To none');
  wait(LEAVES_WITHIN_MS);
  expect(isHidden()).toBe(false);
  go('To the cart');
  wait(LEAVES_WITHIN_MS);
  expect(isHidden()).toBe(true);
});

it.each(['', '<div id="first-screen"></div>'])(
  'comes in slices that no tap waits for, behind %j',
  (behind) => {
    document.body.insertAdjacentHTML('beforeend', behind);
    render(
      <MemoryRouter initialEntries={['/cart']}>
        <PageFrame path="/cart">
          <p>Above</p>
          <FromSlice slice={2}>
            <p>Below</p>
          </FromSlice>
          <FromSlice slice={4}>
            <p>Far below</p>
          </FromSlice>
        </PageFrame>
      </MemoryRouter>,
    );
    const seen = () => ['Above', 'Below', 'Far below'].filter((text) => screen.queryByText(text) !== null);
    const laidOut = () => {
      act(() => vi.advanceTimersToNextFrame());
      act(() => vi.advanceTimersByTime(1));
    };
    expect(seen()).toEqual(['Above']);
    laidOut();
    expect(seen()).toEqual(['Above', 'Below']);
    laidOut();
    laidOut();
    expect(seen()).toEqual(['Above', 'Below', 'Far below']);
    document.getElementById('first-screen')?.remove();
  },
);
