/** How many pages stay mounted, the one on screen among them. Back finds these as they were left. */
export const MAX_PAGES = 4;

/** The id of the page with which the app was opened. */
export const FIRST_PAGE = 1;

/** A page that is mounted: the one on screen, or one that was left and is found again as it was. */
export interface MountedPage {
  readonly id: number;
  readonly pathname: string;
  /** Where it was on screen last in the browser's history: how many steps from the first. */
  readonly position: number;
  /** The earliest place in that history that leads to it. */
  readonly earliest: number;
  /** The number of the navigation that showed it last. */
  readonly shown: number;
  /** Whether nothing leads back to it any more. */
  readonly isGone?: true;
}

/** The pages of a walk, in the order in which they were built, and which of them is on screen. */
export interface PageHistory {
  /** Of the address on screen, as React Router made it. */
  readonly key: string;
  readonly pages: readonly MountedPage[];
  readonly current: MountedPage;
  /** Which way the last change of pages led; where one took the place of another it led nowhere. */
  readonly step?: 'forward' | 'back';
}

/** A change of the address, as React Router reports it. */
export interface Navigation {
  readonly type: 'PUSH' | 'POP' | 'REPLACE';
  readonly key: string;
  readonly pathname: string;
  /** Where the address stands in the browser's history. */
  readonly position: number;
}

/** The history of an app that has been opened. */
export function opened({ key, pathname, position }: Omit<Navigation, 'type'>): PageHistory {
  const current = { id: FIRST_PAGE, pathname, position, earliest: position, shown: 1 };
  return { key, pages: [current], current };
}

/**
 * The history after a navigation; the same one where it changes nothing. A page that is mounted comes back as it was left, also where a
 * link leads to it. A page that was replaced is gone, and with a new step forward those that the step forward led to before.
 */
export function navigated(history: PageHistory, { type, key, pathname, position }: Navigation): PageHistory {
  const { pages, current } = history;
  if (pathname === current.pathname) {
    if (key === history.key) return history;
    const moved = at(position, current);
    return {
      ...history,
      key,
      pages: pages.map((page) => (page === current ? moved : page)),
      current: moved,
    };
  }
  const isLeftForGood = (page: MountedPage): boolean =>
    type === 'REPLACE' ? page === current : type === 'PUSH' && page.earliest > current.position;
  const left = pages.map((page): MountedPage => (isLeftForGood(page) ? { ...page, isGone: true } : page));
  const found = left.find((page) => page.pathname === pathname && !page.isGone);
  const shown = Math.max(...pages.map((page) => page.shown)) + 1;
  const id = Math.max(...pages.map((page) => page.id)) + 1;
  const next = { ...at(position, found ?? { id, pathname, earliest: position }), shown };
  return {
    key,
    pages: found ? left.map((page) => (page === found ? next : page)) : [...left, next],
    current: next,
    ...(type !== 'REPLACE' && {
      step: type === 'POP' && position < current.position ? 'back' : 'forward',
    }),
  };
}

const at = <Page extends Pick<MountedPage, 'earliest'>>(position: number, page: Page) => ({
  ...page,
  position,
  earliest: Math.min(page.earliest, position),
});

/** The history without the pages that are gone, and without those that were left longest ago where there are too many; the same one without any. */
export function tidied(history: PageHistory): PageHistory {
  const latestFirst = history.pages
    .filter(({ isGone }) => !isGone)
    .sort((one, other) => other.shown - one.shown)
    .slice(0, MAX_PAGES);
  if (latestFirst.length === history.pages.length) return history;
  return { ...history, pages: history.pages.filter((page) => latestFirst.includes(page)) };
}
