import { useState } from 'react';

/** An entry of a list that is written, known by its key. */
interface ListItem {
  readonly key: string;
}

interface Draft<Item> {
  /** What the list was when somebody began to write. */
  readonly from: string;
  readonly list: readonly Item[];
}

const plain = (list: readonly ListItem[]) => JSON.stringify(list.map(({ key: _, ...fields }) => fields));

/**
 * A list as it is written, in its order. What was written stays until it is saved or given up, whoever saves meanwhile.
 * @param newest the list as it was saved last
 * @param empty a new entry, with this key
 */
export function useListDraft<Item extends ListItem>(newest: readonly Item[], empty: (key: string) => Item) {
  const [draft, setDraft] = useState<Draft<Item>>();
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const list = draft?.list ?? newest;
  const saved = plain(newest);
  const changed = plain(list) !== saved;

  const change = (next: (now: readonly Item[]) => readonly Item[]) =>
    setDraft((before) => ({ from: before?.from ?? saved, list: next(before?.list ?? newest) }));

  return {
    list,
    /** Something is written that is not saved. */
    changed,
    /** Somebody else has changed the list since this one was begun. */
    isOvertaken: changed && draft !== undefined && draft.from !== saved,
    change,
    changeItem: (key: string, fields: Partial<Item>) => {
      change((now) => now.map((item) => (item.key === key ? { ...item, ...fields } : item)));
      setMended((before) => new Set([...before, ...Object.keys(fields).map((field) => `${key}.${field}`)]));
    },
    add: () => change((now) => [...now, empty(crypto.randomUUID())]),
    /** Whether somebody has written into a field (`key.field`) since all was checked. */
    isMended: (field: string) => mended.has(field),
    /** Call it when all is checked. */
    onChecked: () => setMended(new Set()),
    /** Gives up what was written. */
    reset: () => setDraft(undefined),
  };
}
