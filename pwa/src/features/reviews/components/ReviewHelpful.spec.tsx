import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { reviewVotes, voteHelpful } from '#data/api/review-votes-api.ts';
import { deleteReviewPhoto, reviewsOfProduct } from '#data/api/reviews-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { Reviews } from './Reviews';

vi.mock('#data/api/review-votes-api.ts', () => ({ reviewVotes: vi.fn(), voteHelpful: vi.fn() }));
vi.mock('#data/api/reviews-api.ts', () => ({ reviewsOfProduct: vi.fn(), deleteReviewPhoto: vi.fn() }));

const user = userEvent.setup({ delay: null });
const productId = 'f'.repeat(24);
const [asha, ravi] = ['1'.padStart(24, '0'), '2'.padStart(24, '0')] as const;
let all: Review[];
beforeEach(async () => {
  vi.resetAllMocks();
  const review = { avatar: '', rating: 5, comment: 'Good.', createdAt: '2026-01-10T12:00:00.000Z' };
  all = [
    { ...review, _id: asha, name: 'Asha', helpful: 2 },
    { ...review, _id: ravi, name: 'Ravi' },
  ];
  const store = await openStore();
  await Promise.all([store.lists.clear(), store.reviews.clear()]);
  vi.mocked(reviewsOfProduct).mockImplementation(async () => ({
    success: true,
    error: false,
    message: 'Reviews',
    data: all,
    totalReviews: all.length,
    averageRating: 5,
    histogram: [0, 0, 0, 0, all.length],
  }));
  vi.mocked(reviewVotes).mockResolvedValue({ helpful: [], own: null });
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
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

it('counts a vote, and takes it back when it is pressed again', async () => {
  vi.mocked(voteHelpful).mockImplementation(async ({ helpful }) => (helpful ? 3 : 2));
  show({ signedIn: true });
  const vote = await button('Helpful (2): review of Asha');
  await waitFor(() => expect(vote.disabled).toBe(false));
  expect([vote.textContent, vote.getAttribute('aria-pressed')]).toEqual(['Helpful (2)', 'false']);
  await user.click(vote);
  const voted = await button('Helpful (3): review of Asha');
  await waitFor(() => expect(voted.getAttribute('aria-pressed')).toBe('true'));
  await user.click(voted);
  await waitFor(async () =>
    expect((await button('Helpful (2): review of Asha')).getAttribute('aria-pressed')).toBe('false'),
  );
  expect(vi.mocked(voteHelpful).mock.calls.map(([request]) => request)).toEqual([
    { reviewId: asha, helpful: true },
    { reviewId: asha, helpful: false },
  ]);
});

it('shows what one has voted for before, and no button at one’s own review', async () => {
  vi.mocked(reviewVotes).mockResolvedValue({ helpful: [ravi], own: asha });
  show({ signedIn: true });
  const voted = await button('Helpful: review of Ravi');
  await waitFor(() => expect(voted.getAttribute('aria-pressed')).toBe('true'));
  expect(await screen.findByText('2 shoppers find it helpful')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /review of Asha/ })).toBeNull();
});

it('asks visitors to log in, and keeps the number where the shop refuses', async () => {
  const { unmount } = show();
  await user.click(await button('Helpful (2): review of Asha'));
  expect(currentToasts().at(-1)?.text).toBe('You must be logged in to find a review helpful');
  expect([vi.mocked(voteHelpful).mock.calls, vi.mocked(reviewVotes).mock.calls]).toEqual([[], []]);
  unmount();

  vi.mocked(voteHelpful).mockRejectedValueOnce(new ApiError('review.missing', 'It is gone', 404));
  show({ signedIn: true });
  const vote = await button('Helpful (2): review of Asha');
  await waitFor(() => expect(vote.disabled).toBe(false));
  await user.click(vote);
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('It is gone'));
  expect((await button('Helpful (2): review of Asha')).getAttribute('aria-pressed')).toBe('false');
});

it('lets an administrator take one photo away, after asking, and nobody else', async () => {
  const photos = ['/uploads/reviews/a-640.webp', '/uploads/reviews/b-640.webp'];
  all = all.map((review) => (review._id === asha ? { ...review, photos } : review));
  vi.mocked(deleteReviewPhoto).mockImplementation(async (_, photo) => {
    all = all.map((review) => ({ ...review, photos: review.photos?.filter((one) => one !== photo) }));
  });
  const { unmount } = show({ signedIn: true });
  await button('Photo 1 of 2 by Asha');
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  unmount();

  show({ signedIn: true, adminId: 'a'.repeat(24) });
  await user.click(await button('Delete: Photo 1 of 2 by Asha'));
  const asking = within(await screen.findByRole('dialog', { name: 'Delete photo' }));
  await user.click(asking.getByRole('button', { name: 'Delete photo' }));
  await button('Photo 1 of 1 by Asha');
  expect(deleteReviewPhoto).toHaveBeenCalledExactlyOnceWith(asha, photos[0]);
  expect(currentToasts().at(-1)?.text).toBe('Photo deleted.');
});
