/** The description in a page's metadata has 160 characters (docs/product.md#product-metadata). */
const LENGTH = 160;

/** The beginning of a description, cut at a word. */
export function shortDescription(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const cut = line.slice(0, LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2)).trimEnd()}…`;
}
