/** How many addresses were changed, added or removed since the app was opened. */
let changes = 0;

export const addressChanges = (): number => changes;

/** Call it when a change of an address is written to the store: a list that was asked for before is older. */
export function addressChanged(): void {
  changes += 1;
}
