import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FromSlice } from '#ui/page/page-slices.tsx';
import { PageFrame } from './PageFrame';
import { FIRST_PAGE } from './page-history';
import { Router, useAddress } from './Router';

const Framed = ({ children }: { readonly children: ReactNode }) => (
  <PageFrame id={FIRST_PAGE} isCurrent address={useAddress()}>
    {children}
  </PageFrame>
);

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
      <Router>
        <Framed>
          <p>Above</p>
          <FromSlice slice={2}>
            <p>Below</p>
          </FromSlice>
          <FromSlice slice={4}>
            <p>Far below</p>
          </FromSlice>
        </Framed>
      </Router>,
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
