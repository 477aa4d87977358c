/** The longest term the server reads, in characters. */
export const LONGEST_TERM = 200;

/** What is searched for: what was typed, without spaces around it, words one space apart, cut where nobody reads on. */
export function searchedTerm(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').slice(0, LONGEST_TERM).trimEnd();
}
