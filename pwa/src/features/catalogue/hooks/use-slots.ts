import { useRef } from 'react';

interface Slots {
  readonly turn: string;
  /** By the ids of those that are shown. */
  readonly byId: ReadonlyMap<string, string>;
  /** How many there have ever been. */
  readonly made: number;
}

const NONE: Slots = { turn: '', byId: new Map(), made: 0 };

/**
 * In which slot of a list each of its things is shown, as keys for React. What stays keeps its slot. At a new turn, those
 * that come take the slots of those that go: to write another product into a card costs a fraction of a new card. Within a
 * turn they get new ones, so that a button under one's finger never becomes another product's.
 * @param turn what the shopper has chosen to see, such as the filters
 */
export function useSlots(
  things: readonly { readonly _id: string }[],
  turn: string,
): (thing: { readonly _id: string }) => string {
  const slots = useRef(NONE);
  slots.current = nextSlots(slots.current, things, turn);
  const { byId } = slots.current;
  return ({ _id }) => byId.get(_id) ?? _id;
}

/** The slots of the next list. */
function nextSlots(before: Slots, things: readonly { readonly _id: string }[], turn: string): Slots {
  const here = new Set(things.map(({ _id }) => _id));
  const left = [...before.byId].filter(([id]) => !here.has(id)).map(([, slot]) => slot);
  const free = turn === before.turn ? [] : left;
  let { made } = before;
  const byId = new Map<string, string>();
  for (const id of here) {
    const slot = before.byId.get(id) ?? free.shift();
    if (slot === undefined) made += 1;
    byId.set(id, slot ?? `slot-${made}`);
  }
  return { turn, byId, made };
}
