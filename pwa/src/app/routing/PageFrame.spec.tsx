import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FromSlice } from '#ui/page/page-slices.tsx';
import { PageFrame } from './PageFrame';
import { FIRST_PAGE } from './page-history';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(['', '<div id="first-screen"></div>'])(
  'comes in slices that no tap waits for, behind %j',
  (behind) => {
    document.body.insertAdjacentHTML('beforeend', behind);
    render(
      <MemoryRouter initialEntries={['/cart']}>
        <PageFrame id={FIRST_PAGE} isCurrent>
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
