/** The address of a search: `/search?q={text}` (section 2). */
export function searchPath(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`;
}
