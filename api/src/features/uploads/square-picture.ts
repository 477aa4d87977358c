import { acceptedPicture, oneByOne } from './accepted-picture.js';

/**
 * A picture as the shop keeps it beside a person: a square WebP, upright, without anything else the file carried (place,
 * camera, text).
 * @param sent the bytes of a JPEG, PNG, WebP or AVIF
 * @param side in pixels
 * @throws ShopError as acceptedPicture
 */
export async function squarePicture(sent: Buffer, side: number): Promise<Buffer> {
  const picture = await acceptedPicture(sent);
  return oneByOne(() => picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer());
}
