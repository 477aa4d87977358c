import { translate } from '#i18n/locale.ts';
import { uploadPicture } from '#pictures/upload-picture.ts';
import type { PictureUpload } from '#ui/pictures/picture-upload.ts';
import { categoryAdminTexts } from '../texts';

/**
 * Uploads the picture of a category.
 * @throws Error with the server's words for a refusal; `Image upload error!` without an answer
 *   (docs/product.md#picture-rules)
 */
export const uploadCategoryPicture: PictureUpload = async (file, watch) => {
  try {
    return await uploadPicture(file, watch);
  } catch (error) {
    // what failed by itself, and was not refused, has a cause
    const fell = error instanceof Error && error.cause !== undefined && !watch.signal.aborted;
    throw fell ? new Error(translate(categoryAdminTexts).uploadError, { cause: error }) : error;
  }
};
