import type { Suggestions } from '@jhola/shared/contracts/search.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { searchSuggestions } from '#data/api/search-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { keepSearch } from '#features/search/commands/recent-searches.ts';
import { RecentSearches } from '#features/search/components/RecentSearches.tsx';
import { pageAt } from '#test-data/page-at.tsx';
import { SearchInput } from './SearchInput';

const device = vi.hoisted(() => ({ suggest: vi.fn<(term: string) => Promise<Suggestions>>() }));
vi.mock('#data/api/search-api.ts', () => ({ searchSuggestions: vi.fn() }));
vi.mock('#data/catalogue-replica/worker/in-worker.ts', () => ({
  inWorker: (task: (work: typeof device) => unknown) => task(device),
}));

const category = { _id: 'c'.repeat(24), name: 'Electronics' };
/** A category and a product, each named after what was typed. */
const suggestionsOf = (name: string): Suggestions => ({
  listings: [
    {
      kind: 'subcategory',
      name: `${name} subcategory`,
      image: '',
      category,
      subCategory: { ...category, name },
    },
  ],
  products: [
    { _id: 'e'.repeat(24), name: `${name} one`, image: '', unit: '1 pc', price: 1999, discount: 10 },
  ],
});
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  const store = await openStore();
  await Promise.all([store.settings.clear(), store.catalogueCopy.clear()]);
  vi.mocked(searchSuggestions)
    .mockReset()
    .mockImplementation(async (typed) => suggestionsOf(typed));
  device.suggest.mockReset();
});

const open = (path = '/search', before: string[] = []) =>
  pageAt(
    path,
    '/search',
    <>
      <SearchInput />
      <RecentSearches />
    </>,
    before,
  );
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const list = () => screen.findByRole('listbox', { name: 'Suggestions' });
const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;
const recent = () =>
  within(screen.getByRole('region', { name: 'Recent searches' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the search field', () => {
  it('has the focus and is filled from the address, which follows every letter without a step of its own', async () => {
    const { address, go } = open('/search?q=toor%20dal', ['/about']);
    expect(field().value).toBe('toor dal');
    expect(document.activeElement).toBe(field());
    expect(field().placeholder).toBe('Search for atta dal and more');
    await user.type(field(), ' 1');
    expect(address()).toBe('/search?q=toor%20dal%201');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect([address(), document.activeElement]).toEqual(['/search?q=', field()]);
    act(() => go(-1));
    expect(address()).toBe('/about');
  });
});

describe('suggestions', () => {
  it('are categories, then products, and are counted', async () => {
    open();
    await user.type(field(), 'earbds');
    const groups = within(await list()).getAllByRole('group');
    expect(groups.map((group) => group.firstElementChild?.textContent)).toEqual(['Categories', 'Products']);
    expect(within(await list()).getByRole('option', { name: /earbds one.*₹1,799/ })).toBeTruthy();
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('2 suggestions')).toBeTruthy();
  });

  it('are chosen by the keys, from either end', async () => {
    const { address } = open();
    await user.type(field(), 'watch');
    const options = within(await list()).getAllByRole('option');
    expect(chosen()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    expect(chosen()).toContain('watch subcategory');
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBeUndefined();
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toContain('watch one');
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/product/watch-one-${'e'.repeat(24)}`);
  });

  it('are led to by a press', async () => {
    const { address } = open();
    await user.type(field(), 'sarees');
    await user.click(await screen.findByRole('option', { name: /sarees subcategory/ }));
    expect(address()).toMatch(/^\/Electronics-c{24}\/sarees-c{24}$/);
  });

  it('close by Escape, Enter and when the field is left, and open again by an arrow', async () => {
    const { address } = open();
    await user.type(field(), 'watch');
    await list();
    await user.keyboard('{Escape}');
    await gone();
    expect(field().value).toBe('watch');
    await user.keyboard('{ArrowDown}');
    await list();
    await user.tab();
    await gone();
    await user.type(field(), 'e');
    await list();
    await user.keyboard('{Enter}');
    await gone();
    expect(address()).toBe('/search?q=watche');
  });

  it('are those of what is typed, whatever comes late', async () => {
    let late = () => {};
    vi.mocked(searchSuggestions).mockImplementation(async (typed, signal) => {
      if (typed === 'saree') await new Promise<void>((resolve) => (late = resolve));
      // as a call does whose answer nobody waits for any more
      signal.throwIfAborted();
      return suggestionsOf(typed);
    });
    open();
    await user.type(field(), 'saree');
    await waitFor(() => expect(searchSuggestions).toHaveBeenCalledWith('saree', expect.anything()));
    await user.clear(field());
    await user.type(field(), 'neckband');
    await screen.findByRole('option', { name: /neckband subcategory/ });
    await act(async () => late());
    expect(screen.queryByRole('option', { name: /saree/ })).toBeNull();
  });

  it('stay as they are while one is marked: Enter takes that one', async () => {
    let late = () => {};
    vi.mocked(searchSuggestions).mockImplementation(async (typed) => {
      if (typed === 'watch') await new Promise<void>((resolve) => (late = resolve));
      return suggestionsOf(typed);
    });
    const { address } = open();
    await user.type(field(), 'wat');
    await screen.findByRole('option', { name: /wat one/ });
    await user.type(field(), 'ch');
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(searchSuggestions).toHaveBeenCalledWith('watch', expect.anything()));
    await act(async () => late());
    expect(chosen()).toContain('wat one');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /watch one/ })).toBeTruthy();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe(`/product/watch-one-${'e'.repeat(24)}`);
  });

  it('come from the device when the network is away', async () => {
    vi.mocked(searchSuggestions).mockRejectedValue(new ApiError('network.unreachable', 'offline', 0));
    device.suggest.mockImplementation(async (typed) => suggestionsOf(`${typed} here`));
    open();
    await user.type(field(), 'nekband');
    expect(await screen.findByRole('option', { name: /nekband here one/ })).toBeTruthy();
  });
});

describe('recent searches', () => {
  it('are those that were meant by Enter, not those typed and left', async () => {
    open();
    await user.type(field(), 'rice');
    await user.clear(field());
    await user.type(field(), 'watch{Enter}');
    await user.clear(field());
    await waitFor(() => expect(recent()).toEqual(['watch']));
  });

  it('are offered again, and forgotten one by one or all', async () => {
    for (const term of ['honey', 'watch']) await keepSearch(term);
    const { address } = open();
    await user.type(field(), 'wa');
    await user.click(await screen.findByRole('option', { name: 'watch' }));
    expect(address()).toBe('/search?q=watch');
    await waitFor(() => expect(recent()).toEqual(['watch', 'honey']));
    await user.click(screen.getByRole('button', { name: 'Remove watch from recent searches' }));
    await waitFor(() => expect(recent()).toEqual(['honey']));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull());
  });
});
