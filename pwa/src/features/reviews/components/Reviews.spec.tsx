import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { ownReview } from '#data/api/own-review-api.ts';
import { addReview, deleteReview, type ReviewsAsked, reviewsOfProduct } from '#data/api/reviews-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { Reviews } from './Reviews';

vi.mock('#data/api/own-review-api.ts', () => ({ ownReview: vi.fn() }));
vi.mock('#data/api/review-votes-api.ts', () => ({ reviewVotes: async () => ({ helpful: [], own: null }) }));
vi.mock('#data/api/reviews-api.ts', () => ({
  reviewsOfProduct: vi.fn(),
  addReview: vi.fn(),
  deleteReview: vi.fn(),
}));

const user = userEvent.setup({ delay: null });
const productId = 'f'.repeat(24);
const review = (n: number, rating: number): Review => ({
  _id: n.toString(16).padStart(24, '0'),
  name: `Shopper ${n}`,
  avatar: '',
  rating,
  comment: `Opinion ${n}`,
  createdAt: '2026-01-10T12:00:00.000Z',
});
/** The newest first. */
let all: Review[];

/** The pages of a server that has these reviews, whatever the order that is asked for. */
async function answer(_: string, { limit, page = 1, rating }: ReviewsAsked) {
  const wanted = all.filter((each) => rating === undefined || each.rating === rating);
  return {
    success: true as const,
    error: false as const,
    message: 'Reviews',
    data: wanted.slice((page - 1) * limit, page * limit),
    totalReviews: all.length,
    averageRating: 3.9,
    histogram: [1, 2, 3, 4, 5].map((stars) => all.filter((each) => each.rating === stars).length),
  };
}

beforeEach(async () => {
  vi.resetAllMocks();
  all = [5, 1, 4, 5, 5, 3, 4, 5, 1, 5, 4, 5].map((rating, n) => review(12 - n, rating));
  const store = await openStore();
  await Promise.all([store.lists.clear(), store.reviews.clear()]);
  vi.mocked(reviewsOfProduct).mockImplementation(answer);
  // what is on the screen is not the question here
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly tell: (entries: object[]) => void) {}
      observe = () => this.tell([{ isIntersecting: true }]);
      disconnect = () => {};
    },
  );
});

const show = (named: { signedIn?: boolean; adminId?: string } = {}) =>
  render(<Reviews id="reviews" productId={productId} signedIn={false} {...named} />);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const bar = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const opinions = () => screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent);
const lastAsked = () => vi.mocked(reviewsOfProduct).mock.lastCall?.[1];
const saying = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => `Opinion ${from - n}`);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('are three with the average and a bar for each number of stars', async () => {
  show();
  await waitFor(() => expect(opinions()).toEqual(saying(12, 10)));
  expect(lastAsked()).toEqual({ limit: 3 });
  expect(screen.getByRole('img', { name: '3.9 out of 5' })).toBeDefined();
  expect(screen.getByText('12 reviews')).toBeDefined();
  const bars = within(screen.getByRole('list', { name: 'Reviews by stars' })).getAllByRole('button');
  expect(bars.map((each) => each.querySelector('span')?.textContent)).toEqual([
    '5 stars: 6 reviews',
    '4 stars: 3 reviews',
    '3 stars: 1 review',
    '2 stars: 0 reviews',
    '1 star: 2 reviews',
  ]);
  expect(bars.map((each) => (each as HTMLButtonElement).disabled)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  expect(screen.queryByRole('button', { name: /^Delete review/ })).toBeNull();
});

it('are shown page by page in an order one chooses', async () => {
  show();
  await press('+9 more reviews');
  await waitFor(() => expect(opinions()).toEqual(saying(12, 3)));
  expect(screen.getByText('Page 1 of 2')).toBeDefined();
  expect(bar('Previous').disabled).toBe(true);
  await press('Next');
  await waitFor(() => expect(opinions()).toEqual(saying(2, 1)));
  expect(bar('Next').disabled).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews' }), 'Lowest rating');
  expect(await screen.findByText('Page 1 of 2')).toBeDefined();
  await waitFor(() => expect(lastAsked()).toEqual({ sort: 'lowest', page: 1, limit: 10 }));
  await press('Show fewer');
  await waitFor(() => expect(opinions()).toEqual(saying(12, 10)));
});

it('are those of some stars once their bar is chosen, and all once it is chosen again', async () => {
  show();
  await press('1 star: 2 reviews');
  await waitFor(() => expect(opinions()).toEqual(['Opinion 11', 'Opinion 4']));
  expect(bar('1 star: 2 reviews').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Only 1 star')).toBeDefined();
  await press('Show all stars');
  await waitFor(() => expect(opinions()).toHaveLength(10));
  await press('4 stars: 3 reviews');
  await waitFor(() => expect(opinions()).toHaveLength(3));
  await press('4 stars: 3 reviews');
  await waitFor(() => expect(opinions()).toHaveLength(10));
});

it('wait in the shape of reviews, and can be asked for again', async () => {
  vi.mocked(reviewsOfProduct).mockRejectedValueOnce(
    new ApiError('server.failed', 'Something went wrong!', 500),
  );
  show();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load reviews.');
  await press('Retry');
  await waitFor(() => expect(opinions()).toHaveLength(3));
});

it('cannot be written by a visitor', async () => {
  all = [];
  show();
  expect(await screen.findByText('No reviews yet')).toBeDefined();
  await press('Write a review');
  expect(currentToasts().at(-1)?.text).toBe('You must be logged in to submit a review');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('are written with five stars at first, and the comment as it is typed', async () => {
  all = [];
  vi.mocked(ownReview).mockResolvedValueOnce(null);
  show({ signedIn: true });
  await press('Write a review');
  const form = await dialog('Write a review');
  expect(form.getByRole<HTMLInputElement>('radio', { name: '5 stars' }).checked).toBe(true);
  await user.click(form.getByRole('radio', { name: '4 stars' }));
  await user.type(form.getByRole('textbox', { name: /^Your comment/ }), 'Cooks soft.\nSmells lovely.');
  all = [{ ...review(1, 4), comment: 'Cooks soft.\nSmells lovely.' }];
  await user.click(form.getByRole('button', { name: 'Submit Review' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addReview).toHaveBeenCalledExactlyOnceWith(
    { productId, rating: 4, comment: 'Cooks soft.\nSmells lovely.', photos: [] },
    expect.any(String),
  );
  await waitFor(() => expect(opinions()).toEqual(['Cooks soft.\nSmells lovely.']));
  expect(currentToasts().at(-1)?.text).toBe('Review submitted successfully!');
});

it('are edited by who has written one', async () => {
  vi.mocked(ownReview).mockResolvedValueOnce(review(1, 4));
  show({ signedIn: true });
  await press('Write a review');
  const form = await dialog('Edit your review');
  expect(form.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  const comment = form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your comment/ });
  expect(comment.value).toBe('Opinion 1');
  await user.clear(comment);
  await user.click(form.getByRole('button', { name: 'Submit Review' }));
  await waitFor(() => expect(addReview).toHaveBeenCalledOnce());
  expect(vi.mocked(addReview).mock.calls[0]?.[0]).toEqual({
    productId,
    rating: 4,
    comment: '',
    photos: [],
  });
});

it('show photos, opened by a tap, and who bought the product here', async () => {
  const photos = ['/uploads/reviews/a-640.webp', '/uploads/reviews/b-640.webp'];
  all = [{ ...review(2, 5), photos, boughtHere: true }, review(1, 4)];
  show();
  await waitFor(() => expect(opinions()).toEqual(['Opinion 2', 'Opinion 1']));
  const [bought, other] = screen.getAllByRole('article').map((card) => within(card));
  expect(bought?.getByText('Bought here')).toBeTruthy();
  expect(other?.queryByText('Bought here')).toBeNull();
  expect(other?.queryByRole('button', { name: /^Photo/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Photo 2 of 2 by Shopper 2' }));
  expect(await screen.findByRole('dialog', { name: 'Photo 2 of 2 by Shopper 2' })).toBeTruthy();
});

it('are deleted by an administrator after asking, and the page before it is shown once one is empty', async () => {
  all = all.slice(0, 11);
  vi.mocked(deleteReview).mockImplementationOnce(async (id) => {
    all = all.filter(({ _id }) => _id !== id);
    return 'Deleted';
  });
  show({ adminId: 'a'.repeat(24) });
  await press('+8 more reviews');
  await press('Next');
  await waitFor(() => expect(opinions()).toEqual(['Opinion 2']));
  await press('Delete review of Shopper 2');
  await user.click((await dialog('Delete review')).getByRole('button', { name: 'Cancel' }));
  expect(deleteReview).not.toHaveBeenCalled();
  await press('Delete review of Shopper 2');
  await user.click((await dialog('Delete review')).getByRole('button', { name: 'Delete review' }));
  await waitFor(() => expect(opinions()).toEqual(saying(12, 3)));
  expect(currentToasts().at(-1)?.text).toBe('Review deleted successfully.');
  expect(screen.queryByText(/^Page/)).toBeNull();
});

it('stay when the shop denies it', async () => {
  vi.mocked(deleteReview).mockRejectedValueOnce(new ApiError('auth.forbidden', 'Access denied', 403));
  show({ adminId: 'a'.repeat(24) });
  await press('Delete review of Shopper 12');
  await user.click((await dialog('Delete review')).getByRole('button', { name: 'Delete review' }));
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Access denied'));
  expect(opinions()).toHaveLength(3);
});
