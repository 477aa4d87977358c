import { createContext, type ReactNode, useContext } from 'react';

/** How much of a page is rendered: what a phone shows of it, about as much again twice, or all. */
export type PageSlice = 1 | 2 | 3 | 4;

/** All of the page. */
export const WHOLE: PageSlice = 4;

/** How much of the page is rendered; all of it without a provider. */
export const PageSliceContext = createContext<PageSlice>(WHOLE);

/** How much of the page a component stands in is rendered: behind the server's first screen it comes in slices. */
export const usePageSlice = (): PageSlice => useContext(PageSliceContext);

interface FromSliceProps {
  readonly slice: PageSlice;
  readonly children: ReactNode;
}

/** A part of a page that no phone shows without scrolling: it comes with a later slice. */
export function FromSlice({ slice, children }: FromSliceProps) {
  return usePageSlice() >= slice ? children : null;
}
