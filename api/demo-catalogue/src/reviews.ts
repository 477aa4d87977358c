import type { ProductTraits } from './assortment/product-traits.js';
import type { DemoProduct, DemoReview } from './demo-catalogue.js';
import { demoId } from './demo-id.js';
import { fill, wordsOf } from './product-texts.js';
import { reviewerName } from './reviewer-names.js';
import { SeededRandom } from './seeded-random.js';

const DAY = 86_400_000;

/** How likely each number of stars is, from one to five. */
const STARS = [0.025, 0.045, 0.11, 0.31, 0.51];

const second = [
  'Delivery was super quick.',
  'Will order again.',
  'Happy with {maker}, as always.',
  'Packed neatly.',
  'Thank you!',
  'Go for it.',
  'Fully satisfied with this {thing}.',
  'The {thing} is just like in the pictures.',
  'Recommended to my neighbours also.',
  'Paisa vasool.',
  'Five stars from my family.',
  'Bought it in the sale, great deal.',
  'Second time I am buying this.',
  'Came well before time.',
];

const secondWhenUnhappy = [
  'Hope {maker} improves this.',
  'Customer care was polite though.',
  'Will think before buying again.',
  'Delivery was fine.',
  'Others may like it.',
];

/** The reviews of a product: none for a good third of them, up to a dozen for the popular ones. */
export function reviewsOf(
  traits: ProductTraits,
  product: DemoProduct,
  { seed, now }: { seed: string; now: Date },
): DemoReview[] {
  const random = new SeededRandom(`${seed}:${product._id}:reviews`);
  if (random.chance(0.36)) return [];
  const count = Math.max(1, Math.min(12, Math.ceil(12 * random.next() ** 1.9)));
  const comments = new Set<string>();
  const onSaleFor = Math.min(now.getTime() - product.createdAt.getTime(), 365 * DAY);
  return Array.from({ length: count }, (_, i) => {
    const rating = stars(random);
    return {
      _id: demoId('review', product._id, i),
      productId: product._id,
      userId: demoId('reviewer', product._id, i),
      name: reviewerName(random),
      rating,
      comment: newComment(traits, rating, random, comments),
      createdAt: new Date(now.getTime() - Math.floor(random.between(0.02, 0.98) * onSaleFor)),
    };
  });
}

/** The numbers of reviews with one, two, … five stars. */
export function histogramOf(reviews: readonly DemoReview[]): number[] {
  return [1, 2, 3, 4, 5].map((rating) => reviews.filter((review) => review.rating === rating).length);
}

function stars(random: SeededRandom): number {
  let left = random.next();
  let rating = 0;
  for (const share of STARS) {
    rating += 1;
    left -= share;
    if (left < 0) break;
  }
  return rating;
}

/** A comment nobody has written below this product yet, as far as the words allow. */
function newComment(traits: ProductTraits, rating: number, random: SeededRandom, taken: Set<string>): string {
  const { praise, middling, grumbles } = wordsOf(traits.subcategory);
  const first = rating >= 4 ? praise : rating === 3 ? middling : grumbles;
  const then = rating >= 3 ? second : secondWhenUnhappy;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const words = random.chance(0.45) ? [random.pick(first)] : [random.pick(first), random.pick(then)];
    const comment = fill(words.join(' '), traits);
    if (taken.has(words[0] ?? '') && attempt < 6) continue;
    if (taken.has(comment)) continue;
    taken.add(words[0] ?? '').add(comment);
    return comment;
  }
  return '';
}
