import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** ThumbHash takes at most 100 pixels a side; it stores far fewer. */
const SIDE = 64;

/**
 * The ThumbHash of a picture: its colours and rough shapes in some 25 bytes (docs/product.md#thumb-hash).
 * @param picture a JPEG, PNG, WebP or AVIF
 * @returns base64
 * @throws Error of sharp where it is no picture
 */
export async function thumbHashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
