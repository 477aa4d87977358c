import { useRef, useState } from 'react';
import { type QueryState, useQuery } from './use-query';

/** What no store keeps, and how it stands. */
export interface QueryResult<Answer> extends QueryState<Answer> {
  /** Shows it stands after a change, made of how it stands at that moment; `undefined` leaves it. */
  readonly put: (change: (now: Answer | undefined) => Answer | undefined) => void;
}

/** How often something was put, by anybody. */
let puts = 0;

/**
 * As useQuery, for what no store keeps and what calls change: what such a call answers is shown until it is pulled anew. A
 * pull that was on its way meanwhile is of before that, and is passed over.
 * @param name what is pulled; `undefined` pulls nothing
 * @param run asks the API
 */
export function useQueryResult<Answer>(
  name: string | undefined,
  run: () => Promise<Answer>,
): QueryResult<Answer> {
  const { answer: pulled, ...rest } = useQuery(name, async () => {
    const before = puts;
    return { before, answer: await run() };
  });
  const [last, setLast] = useState<{
    readonly name?: string;
    readonly at: number;
    readonly answer: Answer;
  }>();
  const isNewer = last !== undefined && last.name === name && last.at > (pulled?.before ?? 0);
  const answer = isNewer ? last.answer : pulled?.answer;
  // Calls answer between two renderings.
  const latest = useRef({ name, answer });
  latest.current = { name, answer };
  return {
    ...rest,
    answer,
    put: (change) => {
      const next = change(latest.current.answer);
      if (next === undefined) return;
      puts += 1;
      setLast({ name: latest.current.name, at: puts, answer: next });
    },
  };
}
