import { useEffect, useState } from 'react';
import type { ShopStore } from './db';
import { openStore } from './open-store';

interface Seen<Found> {
  readonly inputs: readonly unknown[];
  readonly found: Found;
}

const same = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((input, index) => Object.is(input, other[index]));

/**
 * What a query finds in the store, kept up to date with every change of what it read.
 * @param query reads from the store; it must depend on nothing but `inputs`
 * @param inputs what the query depends on; a change asks anew
 * @param first what the document contains, shown until the store has answered
 * @returns `undefined` until there is an answer, and again after the inputs have changed
 */
export function useLive<Found>(
  query: (store: ShopStore) => Promise<Found>,
  inputs: readonly unknown[],
  first?: Found,
): Found | undefined {
  const [seen, setSeen] = useState<Seen<Found> | undefined>(first && { inputs, found: first });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is a new function in each render; its inputs say when it changed
  useEffect(() => {
    let wanted = true;
    let stop = () => {};
    const failed = (error: unknown) => console.error('The store could not be read', error);
    openStore().then((store) => {
      if (!wanted) return;
      const subscription = store
        .watch(query)
        .subscribe({ next: (found) => setSeen({ inputs, found }), error: failed });
      stop = () => subscription.unsubscribe();
    }, failed);
    return () => {
      wanted = false;
      stop();
    };
  }, [...inputs]);

  return seen && same(seen.inputs, inputs) ? seen.found : undefined;
}
