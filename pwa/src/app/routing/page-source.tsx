import type { ComponentType } from 'react';
import type { ShopStore } from '#data/db/db.ts';
import type { StoredPage } from '#data/db/first-data.ts';
import { lazyWithPreload } from '#ui/lazy-with-preload.tsx';

/** Who may open a page (docs/product.md#route-guards). */
export type Audience = 'everyone' | 'signed-in' | 'admin';

/** Reads what the store has for the page at an address; the segments of its path by their names. */
export type ReadStored = (
  store: ShopStore,
  params: Readonly<Record<string, string | undefined>>,
) => Promise<StoredPage | undefined>;

/** A page whose code is loaded when it is first opened. */
export interface PageSource {
  /** Its module, below `src/pages/`: under this name the build's manifest knows which files it needs. */
  readonly source: string;
  readonly Page: ComponentType;
  /** Loads the code; after that the page renders without waiting. */
  readonly load: () => Promise<unknown>;
  /** For a page that shows what the store has in its first render, where it is the app's first. */
  readonly readStored?: ReadStored | undefined;
}

export interface PageRoute extends PageSource {
  readonly path: string;
  readonly audience: Audience;
}

/**
 * A page by where its code is.
 * @param source its module, below `src/pages/`
 */
export function page(
  source: string,
  load: () => Promise<ComponentType>,
  readStored?: ReadStored,
): PageSource {
  const { Component: Page, preload } = lazyWithPreload(load);
  return { source, Page, load: preload, readStored };
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
