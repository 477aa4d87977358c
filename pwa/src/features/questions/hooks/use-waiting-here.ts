import type { WaitingQuestion } from '@jhola/shared/contracts/questions.contract';
import { useQueryResult } from '#data/queries/use-query-result.ts';

/** So many waiting questions about one product an administrator sees on its page. */
const MAX_SHOWN = 20;

/** Waiting questions about a product; nothing of them is kept on the device. */
export interface WaitingHere {
  readonly questions: readonly WaitingQuestion[];
  readonly add: (question: WaitingQuestion) => void;
  readonly refetch: () => void;
}

/**
 * The questions about a product that wait for an answer: an administrator's all, a shopper's own, a visitor's none.
 */
export function useWaitingHere(productId: string, signedIn: boolean, isAdmin: boolean): WaitingHere {
  const whose = isAdmin ? 'all' : 'own';
  const { answer, refetch, setData } = useQueryResult<readonly WaitingQuestion[]>(
    signedIn ? `waiting-questions:${whose}:${productId}` : undefined,
    async () => {
      if (!isAdmin) return (await import('#data/api/questions-api.ts')).ownQuestions(productId);
      const { waitingQuestions } = await import('#data/api/admin-questions-api.ts');
      return (await waitingQuestions({ limit: MAX_SHOWN, productId })).data;
    },
  );
  return {
    questions: (signedIn && answer) || [],
    add: (question) => setData((now = []) => [question, ...now]),
    refetch,
  };
}
