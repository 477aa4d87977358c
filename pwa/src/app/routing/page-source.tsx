import type { ComponentType } from 'react';
import { lazyWithPreload } from '#ui/lazy-with-preload.tsx';

/** Who may open a page (docs/product.md#route-guards). */
export type Audience = 'everyone' | 'signed-in' | 'admin';

/** A page whose code is loaded when it is first opened. */
export interface PageSource {
  /** Its module, below `src/pages/`: under this name the build's manifest knows which files it needs. */
  readonly source: string;
  readonly Page: ComponentType;
  /** Loads the code; after that the page renders without waiting. */
  readonly load: () => Promise<unknown>;
}

export interface PageRoute extends PageSource {
  readonly path: string;
  readonly audience: Audience;
}

/**
 * A page by where its code is.
 * @param source its module, below `src/pages/`
 */
export function page(source: string, load: () => Promise<ComponentType>): PageSource {
  const { Component: Page, preload } = lazyWithPreload(load);
  return { source, Page, load: preload };
}

/** A page that anybody may open. */
export const everyone = (path: string, from: PageSource): PageRoute => ({
  path,
  audience: 'everyone',
  ...from,
});
/** A page of shoppers: others are sent to sign in. */
export const signedIn = (path: string, from: PageSource): PageRoute => ({
  path,
  audience: 'signed-in',
  ...from,
});
/** A page of administrators. */
export const admin = (path: string, from: PageSource): PageRoute => ({ path, audience: 'admin', ...from });
