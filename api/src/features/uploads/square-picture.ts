import { oneByOne } from './accepted-picture.js';
import type { SentPicture } from './sent-picture.service.js';

/**
 * A picture as an avatar is stored: a square WebP, upright, without metadata (location, camera, text).
 * @param sent a JPEG, PNG, WebP or AVIF
 * @param side in pixels
 * @throws ShopError as oneByOne
 */
export function squarePicture(sent: SentPicture, side: number): Promise<Buffer> {
  return oneByOne(sent, (picture) =>
    picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
  );
}
