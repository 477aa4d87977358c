import { searchedTerm } from './searched-term';

/** How many searches a device keeps for its shopper. */
export const MAX_RECENT = 8;
/** How many of them are offered beside other suggestions. */
const MAX_OFFERED = 3;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The searches that a setting holds, newest first; what is no list of terms counts as none. */
export function recentSearchesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((term) => typeof term === 'string').slice(0, MAX_RECENT) : [];
}

/** The recent searches after one more; it comes first, and the same words in other capitals make way for it. */
export function withSearch(recent: readonly string[], typed: string): readonly string[] {
  const term = searchedTerm(typed);
  if (term === '') return recent;
  return [term, ...withoutSearch(recent, term)].slice(0, MAX_RECENT);
}

/** The recent searches without one. */
export function withoutSearch(recent: readonly string[], term: string): readonly string[] {
  return recent.filter((each) => !same(each, term));
}

/** The recent searches that what was typed may become: a word of theirs begins with it, and there is more to them. */
export function recentSearchesFor(recent: readonly string[], typed: string): readonly string[] {
  const term = searchedTerm(typed).toLowerCase();
  if (term === '') return [];
  return recent
    .filter((each) => !same(each, term) && ` ${each.toLowerCase()}`.includes(` ${term}`))
    .slice(0, MAX_OFFERED);
}
