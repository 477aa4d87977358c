import { useRef, useState } from 'react';
import { type QueryState, useQuery } from './use-query';

/** An answer that no store keeps, and the state of its query. */
export interface QueryResult<Answer> extends QueryState<Answer> {
  /** Replaces the answer by one computed from the answer of this moment; `undefined` leaves it. */
  readonly setData: (change: (now: Answer | undefined) => Answer | undefined) => void;
}

/** How often `setData` was called, by any component. */
let changeCount = 0;

/**
 * As useQuery, for answers that no store keeps and that calls change: the answer of such a call is shown until the next
 * fetch. A fetch that started before `setData` is ignored, since its answer is older.
 * @param name what is fetched; `undefined` fetches nothing
 * @param run asks the API
 */
export function useQueryResult<Answer>(
  name: string | undefined,
  run: () => Promise<Answer>,
): QueryResult<Answer> {
  const { answer: fetched, ...rest } = useQuery(name, async () => {
    const before = changeCount;
    return { before, answer: await run() };
  });
  const [last, setLast] = useState<{
    readonly name?: string;
    readonly at: number;
    readonly answer: Answer;
  }>();
  const isNewer = last !== undefined && last.name === name && last.at > (fetched?.before ?? 0);
  const answer = isNewer ? last.answer : fetched?.answer;
  // Calls answer between two renderings.
  const latest = useRef({ name, answer });
  latest.current = { name, answer };
  return {
    ...rest,
    answer,
    setData: (change) => {
      const next = change(latest.current.answer);
      if (next === undefined) return;
      changeCount += 1;
      setLast({ name: latest.current.name, at: changeCount, answer: next });
    },
  };
}
