import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';

/** A page at an address, as the shop's routes show it. */
export interface PageAt {
  /** Where the shopper is now, with the query string. */
  readonly address: () => string;
  /** Goes to another address, or back. */
  readonly go: (to: string | -1) => void;
}

/**
 * Shows a page at an address. Other addresses show nothing.
 * @param address where it is opened
 * @param route the route's path, as the route table has it
 * @param before where the shopper came from
 */
export function pageAt(
  address: string,
  route: string,
  page: ReactNode,
  before: readonly string[] = [],
): PageAt {
  const now = { address, go: (_: string | -1): void => {} };
  function Watch() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    now.address = pathname + search;
    now.go = (to) => (to === -1 ? navigate(-1) : navigate(to));
    return null;
  }
  render(
    <MemoryRouter initialEntries={[...before, address]}>
      <Watch />
      <Routes>
        <Route path={route} element={page} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  return { address: () => now.address, go: (to) => now.go(to) };
}
