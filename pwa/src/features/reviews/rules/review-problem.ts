import type { Translation } from '#i18n/translation.ts';
import type { reviewTexts } from '../texts';

/** The scale is 1 to 5, and 5 is chosen at first (docs/product.md#review-rules). */
export const STARS = [1, 2, 3, 4, 5] as const;
export const FIRST_RATING = 5;

/** Why a review cannot be submitted; `undefined` when it can. */
export function reviewProblem(
  signedIn: boolean,
  rating: number,
  texts: Pick<Translation<typeof reviewTexts>, 'loginFirst' | 'ratingFirst'>,
): string | undefined {
  if (!signedIn) return texts.loginFirst;
  if (rating === 0) return texts.ratingFirst;
  return undefined;
}
