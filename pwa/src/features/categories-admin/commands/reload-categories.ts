/** Asks for the lists anew after a change (docs/product.md#modals). The change is made, whatever becomes of this. */
export async function reloadCategories(): Promise<void> {
  try {
    await (await import('#data/queries/fetch-categories.ts')).fetchCategories();
  } catch (error) {
    console.warn('The categories are changed, but could not be asked for again', error);
  }
}
