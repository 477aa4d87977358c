import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { addReview, reviewsOfProduct } from '#data/api/reviews-api.ts';
import { uploadReviewPhoto } from '#pictures/upload-picture.ts';
import { ReviewForm } from './ReviewForm';

vi.mock('#data/api/reviews-api.ts', () => ({ reviewsOfProduct: vi.fn(), addReview: vi.fn() }));
vi.mock('#pictures/upload-picture.ts', () => ({ uploadReviewPhoto: vi.fn() }));

const productId = 'f'.repeat(24);
const address = '/uploads/reviews/a-640.webp';

it('waits with Submit for photos under way, and sends them with the review', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }));
  let arrive: (address: string) => void = () => {};
  vi.mocked(uploadReviewPhoto).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  vi.mocked(reviewsOfProduct).mockResolvedValue({
    success: true,
    error: false,
    message: 'Reviews',
    data: [],
    totalReviews: 1,
    averageRating: 5,
    histogram: [0, 0, 0, 0, 1],
  });
  const onDone = vi.fn();
  render(<ReviewForm productId={productId} signedIn shown={undefined} onDone={onDone} />);
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Review' });
  await screen.findByRole('group', { name: 'Photos' });
  expect(submit.disabled).toBe(false);

  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(submit.disabled).toBe(true));
  // The Enter key sends a form whatever its button says.
  act(() => submit.form?.requestSubmit());
  expect(addReview).not.toHaveBeenCalled();

  await act(async () => arrive(address));
  await waitFor(() => expect(submit.disabled).toBe(false));
  await userEvent.click(submit);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(addReview).toHaveBeenCalledExactlyOnceWith(
    { productId, rating: 5, comment: '', photos: [address] },
    expect.any(String),
  );
});
