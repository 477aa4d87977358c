import { FIRST_SCREEN_ID } from '#data/db/document-names.ts';

const LINKS = /https?:\/\/\S+/gi;

/**
 * The search that something shared with the shop stands for: its text, else its title, without the links in them; a
 * link says nothing about what is in the shop.
 * @param query the query string of a search page's address
 * @returns the query string of the search; undefined when it was no share and stays as it is
 */
export function searchOfShared(query: string): string | undefined {
  const params = new URLSearchParams(query);
  const text = params.get('q') ?? '';
  if (!params.has('title') && !params.has('link') && text.search(LINKS) < 0) return undefined;
  const words = [text, params.get('title') ?? '']
    .map((each) => each.replace(LINKS, ' ').replace(/\s+/g, ' ').trim())
    .find((each) => each !== '');
  return words ? `?q=${encodeURIComponent(words)}` : '';
}

/**
 * Makes the address of something shared that of its search, and the field of the server's first screen say the same.
 * Call it before the app reads the address.
 */
export function openSharedSearch(): void {
  const { pathname, search } = window.location;
  const found = pathname === '/search' ? searchOfShared(search) : undefined;
  if (found === undefined) return;
  window.history.replaceState(window.history.state, '', pathname + found);
  const field = document.querySelector<HTMLInputElement>(`#${FIRST_SCREEN_ID} input[role=combobox]`);
  if (field) field.value = new URLSearchParams(found).get('q') ?? '';
}
