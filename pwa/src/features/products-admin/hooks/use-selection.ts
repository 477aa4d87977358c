import { useState } from 'react';

/** Which products are ticked; it stays while one pages and searches. */
export interface ProductSelection {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** Ticks products, or takes their ticks away. */
  readonly choose: (ids: readonly string[], chosen: boolean) => void;
  readonly clear: () => void;
}

/** Ticks on products, in the order in which they were made. */
export function useSelection(): ProductSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: [...chosen],
    has: (id) => chosen.has(id),
    choose: (ids, isChosen) =>
      setChosen((before) => {
        const next = new Set(before);
        for (const id of ids) isChosen ? next.add(id) : next.delete(id);
        return next;
      }),
    clear: () => setChosen(new Set()),
  };
}
