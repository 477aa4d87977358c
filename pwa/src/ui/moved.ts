/** The list with the entry of one index moved to another; indexes from 0. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
