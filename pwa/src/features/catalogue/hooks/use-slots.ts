import { useRef } from 'react';

interface Slots {
  readonly selection: string;
  /** By the ids of those that are shown. */
  readonly byId: ReadonlyMap<string, string>;
  /** How many there have ever been. */
  readonly made: number;
}

const NONE: Slots = { selection: '', byId: new Map(), made: 0 };

/**
 * In which slot of a list each of its things is shown, as keys for React. What stays keeps its slot. With a new selection,
 * new entries take the slots of removed ones: updating a card costs a fraction of creating one. Within a selection they get
 * new slots, so that a button under one's finger never becomes another product's.
 * @param selection what the shopper has chosen to see, such as the filters
 */
export function useSlots(
  things: readonly { readonly _id: string }[],
  selection: string,
): (thing: { readonly _id: string }) => string {
  const slots = useRef(NONE);
  slots.current = nextSlots(slots.current, things, selection);
  const { byId } = slots.current;
  return ({ _id }) => byId.get(_id) ?? _id;
}

/** The slots of the next list. */
function nextSlots(before: Slots, things: readonly { readonly _id: string }[], selection: string): Slots {
  const here = new Set(things.map(({ _id }) => _id));
  const left = [...before.byId].filter(([id]) => !here.has(id)).map(([, slot]) => slot);
  const free = selection === before.selection ? [] : left;
  let { made } = before;
  const byId = new Map<string, string>();
  for (const id of here) {
    const slot = before.byId.get(id) ?? free.shift();
    if (slot === undefined) made += 1;
    byId.set(id, slot ?? `slot-${made}`);
  }
  return { selection, byId, made };
}
