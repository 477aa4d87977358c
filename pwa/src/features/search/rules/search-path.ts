/** The address of a search: `/search?q={text}` (docs/product.md#routes). */
export function searchPath(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`;
}
