/** The chosen columns of a file, by what they mean. */
type Chosen = Readonly<Record<string, string | undefined>>;

/**
 * The columns that look like a price to be charged and are not read, so that products would be sold at their full price
 * (docs/product.md#catalogue-files); none where a discount or a price after it is read.
 * @param priceColumns all columns of the file that look so
 */
export function unreadPriceColumns(priceColumns: readonly string[], columns: Chosen): readonly string[] {
  if (columns.listedPrice || columns.discount) return [];
  const read = Object.values(columns);
  return priceColumns.filter((column) => !read.includes(column));
}
