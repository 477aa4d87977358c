import type { Question } from '@jhola/shared/contracts/questions.contract';
import { useRef } from 'react';
import { listNames } from '#data/db/list-names.ts';
import { useLive } from '#data/db/use-live.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { A_PAGE } from '../rules/questions-view';

/** The answered questions about a product as this device knows them. */
export interface KnownQuestions {
  readonly questions: readonly Question[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** Answered questions for the screen. */
export interface Questions {
  /** `undefined` while nothing is known; while another page is fetched, those before it. */
  readonly known?: KnownQuestions;
  /** Another page is on its way. */
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/**
 * The first pages of the answered questions about a product, the newest answer first.
 * @param pages how many pages
 */
export function useQuestions(productId: string, pages: number): Questions {
  const found = useLive<KnownQuestions | undefined>(
    async (store) => {
      const names = Array.from({ length: pages }, (_, index) => listNames.questionPage(productId, index + 1));
      const lists = (await store.lists.bulkGet(names)).filter((list) => list !== undefined);
      if (lists.length < pages) return undefined;
      // One that was answered meanwhile moves others to the next page.
      const ids = [...new Set(lists.flatMap((list) => list.ids))];
      const rows = await store.questions.bulkGet(ids);
      return { questions: rows.filter((row) => row !== undefined), total: lists.at(-1)?.total ?? 0 };
    },
    [productId, pages],
  );
  const { state, refetch } = useQuery(listNames.questionPage(productId, pages), async () => {
    const { fetchQuestions } = await import('#data/queries/fetch-questions.ts');
    await fetchQuestions(productId, pages, A_PAGE);
  });
  const last = useRef(found);
  if (found) last.current = found;
  return {
    known: found ?? last.current,
    waiting: !found && state === 'fetching',
    failed: !found && state === 'failed',
    refetch,
  };
}
