import { ApiError } from '../data/api/api-error';
import { translate } from '../i18n/locale';
import type { PictureUpload, UploadWatch } from '../ui/pictures/picture-upload';
import { pictureTexts } from './texts';

/** What the shop takes at most. It says so itself too, but only after such a file was sent to it. */
const MAX_MEGABYTES = 10;
const MEGABYTE = 1024 * 1024;

/**
 * Uploads a picture of the catalogue; give it to PictureField and PicturesField.
 * @throws Error with words for the owner: the server's for a refusal, `Image upload failed!` without an answer
 * (docs/product.md#picture-rules); the signal's reason when it was given up
 */
export const uploadPicture: PictureUpload = async (file, watch) =>
  upload(file, watch, (await import('../data/api/pictures-api')).uploadPicture);

/** The same for the shop's logo. */
export const uploadLogo: PictureUpload = async (file, watch) =>
  upload(file, watch, (await import('../data/api/pictures-api')).uploadLogo);

/** The same for a photo of a review. */
export const uploadReviewPhoto: PictureUpload = async (file, watch) =>
  upload(file, watch, (await import('../data/api/pictures-api')).uploadReviewPhoto);

async function upload(file: File, watch: UploadWatch, send: PictureUpload): Promise<string> {
  const texts = translate(pictureTexts);
  if (!file.type.startsWith('image/')) throw new Error(texts.notAPicture);
  if (file.size > MAX_MEGABYTES * MEGABYTE) throw new Error(texts.tooLarge(MAX_MEGABYTES));
  try {
    return await send(file, watch);
  } catch (error) {
    const answered = error instanceof ApiError && error.status !== 0 && error.code !== 'answer.broken';
    if (answered || watch.signal.aborted) throw error;
    throw new Error(texts.failed, { cause: error });
  }
}
