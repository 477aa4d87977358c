import { oneByOne } from './accepted-picture.js';
import type { SentPicture } from './sent-picture.service.js';

/**
 * A picture as the shop keeps it beside a person: a square WebP, upright, without anything else the file carried (place,
 * camera, text).
 * @param sent a JPEG, PNG, WebP or AVIF
 * @param side in pixels
 * @throws ShopError as oneByOne
 */
export function squarePicture(sent: SentPicture, side: number): Promise<Buffer> {
  return oneByOne(sent, (picture) =>
    picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
  );
}
