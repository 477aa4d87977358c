/** Where the address stands in the browser's history, as React Router numbers it. */
export const historyIndex = (): number => Number((history.state as { idx?: number } | null)?.idx ?? 0);
