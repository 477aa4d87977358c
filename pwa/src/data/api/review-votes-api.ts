import {
  HelpfulAnswer,
  type HelpfulRequest,
  type ReviewVotes,
  ReviewVotesAnswer,
  reviewPaths,
  reviewVotesPath,
} from '@jhola/shared/contracts/reviews.contract';
import { callApi } from './call-api';

/** What the signed-in shopper finds helpful among the reviews of a product, and which is their own. */
export async function reviewVotes(productId: string): Promise<ReviewVotes> {
  return (await callApi({ path: reviewVotesPath(productId), answer: ReviewVotesAnswer })).data;
}

/** Adds or takes back the shopper's vote. Returns how many find the review helpful now. */
export async function voteHelpful(body: HelpfulRequest, idempotencyKey: string): Promise<number> {
  const call = { method: 'post', path: reviewPaths.helpful, answer: HelpfulAnswer } as const;
  return (await callApi({ ...call, body, idempotencyKey })).data.helpful;
}
