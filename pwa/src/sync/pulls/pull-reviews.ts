import { reviewsOfProduct } from '../../api-client/reviews-api';
import { listNames } from '../../store/list-names';
import { openStore } from '../../store/open-store';

/**
 * Brings a product's newest reviews into the store, and their totals into the product.
 * @param limit how many; all without it
 */
export async function pullReviews(productId: string, limit?: number): Promise<void> {
  const [answer, store] = await Promise.all([reviewsOfProduct(productId, limit), openStore()]);
  const { totalReviews, averageRating } = answer;
  const name = listNames.reviews(productId);
  const ids = answer.data.map(({ _id }) => _id);
  await store.transaction('rw', store.reviews, store.lists, store.products, async () => {
    await store.reviews.where('productId').equals(productId).delete();
    await store.reviews.bulkPut(answer.data.map((review) => ({ ...review, productId })));
    await store.lists.put({ name, ids, total: totalReviews, pulledAt: Date.now() });
    await store.products.update(productId, { totalReviews, averageRating });
  });
}
