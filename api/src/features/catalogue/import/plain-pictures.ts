/** Pictures for products and categories that have none of their own. */
export abstract class PlainPictures {
  /**
   * The address of a picture without name or maker on it.
   * @param words what the product is called, the most specific first: subcategory, name, category
   * @param lot any text; products of the same subcategory get different colours by it
   */
  abstract of(words: readonly string[], lot: string): string;
}
