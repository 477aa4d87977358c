import { ReviewPhotoAnswer, reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { UploadAnswer, uploadPaths } from '@jhola/shared/contracts/uploads.contract';
import { callApi } from './call-api';

/** How an upload is watched and given up. */
interface UploadWatch {
  readonly signal: AbortSignal;
  /** Called with the share that was sent: 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Gives the shop a picture for a product, category or subcategory; administrators only. Returns its address. */
export async function uploadPicture(file: File, { signal, onProgress }: UploadWatch): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  const path = uploadPaths.upload;
  const call = { method: 'post', path, answer: UploadAnswer, form, signal, onSent: onProgress } as const;
  return (await callApi(call)).data.url;
}

/** Gives the shop a photo for a review that is about to be written. Returns its address. */
export async function uploadReviewPhoto(file: File, { signal, onProgress }: UploadWatch): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  const path = reviewPaths.photo;
  const call = { method: 'post', path, answer: ReviewPhotoAnswer, form, signal, onSent: onProgress } as const;
  return (await callApi(call)).data.url;
}
