/**
 * Adds or takes back the signed-in shopper's vote for a review, whose number is brought into the store.
 * @throws ApiError
 */
export async function voteHelpful(reviewId: string, helpful: boolean): Promise<void> {
  const [api, { openStore }] = await Promise.all([
    import('#data/api/review-votes-api.ts'),
    import('#data/db/open-store.ts'),
  ]);
  const count = await api.voteHelpful({ reviewId, helpful }, crypto.randomUUID());
  await (await openStore()).reviews.update(reviewId, { helpful: count });
}
