import { ApiError } from '#data/api/api-error.ts';
import type { Upload } from '#data/api/profile-api.ts';
import { fetchOwn } from '#data/queries/fetch-own.ts';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { profileTexts } from '../profile-texts';

/**
 * Makes a picture the shopper's avatar; the header shows it immediately.
 * @returns the words for the shopper
 * @throws ApiError for a refusal; Error with `Image upload failed!` when there was no answer
 * (docs/product.md#picture-rules); the signal's reason when it was given up
 */
export async function uploadAvatar(picture: File, upload: Upload): Promise<string> {
  const texts = translate(profileTexts);
  const api = await import('#data/api/profile-api.ts');
  try {
    const { message } = await fetchOwn(
      () => api.uploadAvatar(picture, upload),
      (store) => [store.user],
      ({ user }, { avatar }) => user.toCollection().modify({ avatar }),
    );
    return translateRefusal(message, texts.pictureSaved);
  } catch (error) {
    const answered = error instanceof ApiError && error.status !== 0 && error.code !== 'answer.broken';
    if (answered || upload.signal.aborted) throw error;
    throw new Error(texts.uploadFailed, { cause: error });
  }
}
