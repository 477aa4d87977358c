import type { ReviewVotes } from '@jhola/shared/contracts/reviews.contract';
import { useQueryResult } from '#data/queries/use-query-result.ts';

/** What the signed-in shopper finds helpful among the reviews of a product. */
export interface Votes {
  /** `undefined` for a visitor, and until it is known. */
  readonly votes: ReviewVotes | undefined;
  /** Shows a vote that was added or taken back. */
  readonly setVote: (reviewId: string, helpful: boolean) => void;
}

/** The votes of whoever is signed in; nothing of them is kept on the device. @param wanted whether they are needed yet */
export function useReviewVotes(productId: string, wanted: boolean): Votes {
  const { answer, setData } = useQueryResult<ReviewVotes>(
    wanted ? `review-votes:${productId}` : undefined,
    async () => (await import('#data/api/review-votes-api.ts')).reviewVotes(productId),
  );
  return {
    votes: wanted ? answer : undefined,
    setVote: (reviewId, helpful) =>
      setData((now = { helpful: [], own: null }) => {
        const others = now.helpful.filter((id) => id !== reviewId);
        return { ...now, helpful: helpful ? [...others, reviewId] : others };
      }),
  };
}
