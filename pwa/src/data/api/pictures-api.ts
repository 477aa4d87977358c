import { ReviewPhotoAnswer, reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { shopSettingsPaths } from '@jhola/shared/contracts/shop-settings.contract';
import { UploadAnswer, uploadPaths } from '@jhola/shared/contracts/uploads.contract';
import { callApi } from './call-api';

/** How an upload is watched and given up. */
interface UploadWatch {
  readonly signal: AbortSignal;
  /** Called with the share that was sent: 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Gives the shop a picture for a product, category or subcategory; administrators only. Returns its address. */
export const uploadPicture = (file: File, watch: UploadWatch): Promise<string> =>
  upload(uploadPaths.upload, UploadAnswer, file, watch);

/** Gives the shop a logo, for its settings; administrators only. Returns its address. */
export const uploadLogo = (file: File, watch: UploadWatch): Promise<string> =>
  upload(shopSettingsPaths.uploadLogo, UploadAnswer, file, watch);

/** Gives the shop a photo for a review that is about to be written. Returns its address. */
export const uploadReviewPhoto = (file: File, watch: UploadWatch): Promise<string> =>
  upload(reviewPaths.photo, ReviewPhotoAnswer, file, watch);

async function upload(
  path: string,
  answer: typeof UploadAnswer | typeof ReviewPhotoAnswer,
  file: File,
  { signal, onProgress }: UploadWatch,
): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  return (await callApi({ method: 'post', path, answer, form, signal, onSent: onProgress })).data.url;
}
