import { expect, it } from 'vitest';
import { MAX_PAGES, type Navigation, navigated, opened, type PageHistory, tidied } from './page-history';

/** Goes on from a page; each address has a key of its own. */
function go(history: PageHistory, type: Navigation['type'], pathname: string, position: number): PageHistory {
  return navigated(history, { type, key: `${history.key}'`, pathname, position });
}

const first = (pathname: string) => opened({ key: 'default', pathname, position: 0 });

/** Walks from a first page: where each step leads, and which kind it is. */
function walk(
  from: string,
  ...steps: readonly (readonly [Navigation['type'], string, number])[]
): PageHistory {
  return steps.reduce((history, step) => go(history, ...step), first(from));
}

const mounted = ({ pages }: PageHistory) =>
  pages.filter(({ isGone }) => !isGone).map(({ pathname }) => pathname);
const gone = ({ pages }: PageHistory) => pages.filter(({ isGone }) => isGone).map(({ pathname }) => pathname);

it('keeps the page that a link was followed on, and Back finds it', () => {
  const there = walk('/', ['PUSH', '/shop', 1]);
  expect(mounted(there)).toEqual(['/', '/shop']);
  expect(there.step).toBe('forward');
  const back = go(there, 'POP', '/', 0);
  expect(back.current.id).toBe(first('/').current.id);
  expect(back.step).toBe('back');
});

it('keeps the page that Back left for the step forward, until another step is taken', () => {
  const back = walk('/', ['PUSH', '/shop', 1], ['POP', '/', 0]);
  const forward = go(back, 'POP', '/shop', 1);
  expect(forward.step).toBe('forward');
  expect(forward.current.id).toBe(2);
  const elsewhere = go(back, 'PUSH', '/cart', 1);
  expect(mounted(elsewhere)).toEqual(['/', '/cart']);
  expect(gone(elsewhere)).toEqual(['/shop']);
});

it('builds a page anew that Back has left and a link leads to', () => {
  const again = walk('/', ['PUSH', '/shop', 1], ['POP', '/', 0], ['PUSH', '/shop', 1]);
  expect(again.current.id).toBe(3);
  expect(mounted(again)).toEqual(['/', '/shop']);
});

it('finds a page by a link as it was left further back', () => {
  const home = walk('/', ['PUSH', '/shop', 1], ['PUSH', '/', 2]);
  expect(home.current).toMatchObject({ id: 1, position: 2 });
  expect(home.step).toBe('forward');
  // what stands between is further back now, not forward
  expect(mounted(go(home, 'PUSH', '/cart', 3))).toEqual(['/', '/shop', '/cart']);
});

it('keeps a page that stands further back, too, when a step is taken away from where it is forward', () => {
  const onward = walk('/', ['PUSH', '/shop', 1], ['PUSH', '/', 2], ['POP', '/shop', 1], ['PUSH', '/cart', 2]);
  expect(mounted(onward)).toEqual(['/', '/shop', '/cart']);
});

it('lets go of a page that another takes the place of', () => {
  const signedIn = walk('/', ['PUSH', '/login', 1], ['REPLACE', '/checkout', 1]);
  expect(mounted(signedIn)).toEqual(['/', '/checkout']);
  expect(gone(signedIn)).toEqual(['/login']);
  expect(signedIn.step).toBeUndefined();
});

it('stays on a page whose query alone changes', () => {
  const search = walk('/search');
  expect(navigated(search, { type: 'POP', key: search.key, pathname: '/search', position: 7 })).toBe(search);
  const searched = go(search, 'PUSH', '/search', 1);
  expect(searched.current).toMatchObject({ id: 1, position: 1 });
  expect(go(searched, 'POP', '/search', 0).current.position).toBe(0);
});

it('shows another page by its address, whatever key that has', () => {
  const faqs = first('/faqs');
  const typed = navigated(faqs, { type: 'POP', key: faqs.key, pathname: '/product/dal', position: 0 });
  expect(typed.current.pathname).toBe('/product/dal');
});

it('takes down what is gone and what was left longest ago', () => {
  const steps = Array.from(
    { length: MAX_PAGES + 1 },
    (_, index) => ['PUSH', `/${index}`, index + 1] as const,
  );
  const long = walk('/', ...steps);
  expect(mounted(tidied(long))).toEqual(['/1', '/2', '/3', '/4']);
  const home = go(tidied(walk('/', ...steps.slice(0, 3))), 'PUSH', '/', 4);
  const further = go(home, 'PUSH', '/further', 5);
  expect(mounted(tidied(further))).toEqual(['/', '/1', '/2', '/further']);
  const replaced = tidied(walk('/', ['REPLACE', '/set-up', 0]));
  expect(replaced.pages).toEqual([replaced.current]);
  expect(tidied(replaced)).toBe(replaced);
});
