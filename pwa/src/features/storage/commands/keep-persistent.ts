/**
 * Asks the browser not to clear what the shop keeps when space runs short.
 * @returns whether it agreed
 */
export function keepPersistent(): Promise<boolean> {
  return navigator.storage.persist();
}
