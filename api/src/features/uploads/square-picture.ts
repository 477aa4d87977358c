import { ShopError } from '@jhola/shared/errors/shop-error';
import sharp from 'sharp';
import { pictureKind } from './picture-kind.js';

const MEGAPIXEL = 1_000_000;
const MOST_MEGAPIXELS = 40;
/** What sharp calls the kinds; AVIF is a kind of HEIF. */
const formats = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const;

/**
 * A picture as the shop keeps it: a square WebP, upright, without anything else the file carried (place, camera, text).
 * @param sent the bytes of a JPEG, PNG, WebP or AVIF
 * @param side in pixels
 * @throws ShopError upload.not-a-picture, upload.too-many-pixels
 */
export async function squarePicture(sent: Buffer, side: number): Promise<Buffer> {
  const kind = pictureKind(sent);
  if (!kind) throw new ShopError('upload.not-a-picture');
  // The size stands in the head of the file: it is judged before anything is decoded.
  const { format, width, height } = await readable(sharp(sent, { limitInputPixels: false }).metadata());
  if (format !== formats[kind]) throw new ShopError('upload.not-a-picture');
  if (width * height > MOST_MEGAPIXELS * MEGAPIXEL) {
    throw new ShopError('upload.too-many-pixels', { most: MOST_MEGAPIXELS });
  }
  return oneByOne(() =>
    sharp(sent, { limitInputPixels: MOST_MEGAPIXELS * MEGAPIXEL, sequentialRead: true })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer(),
  );
}

let before: Promise<unknown> = Promise.resolve();

/** Large pictures take much memory while they are decoded: one at a time. */
function oneByOne(work: () => Promise<Buffer>): Promise<Buffer> {
  const mine = before.then(() => readable(work()));
  before = mine.catch(() => undefined);
  return mine;
}

/** What sharp cannot read is no picture: its errors say nothing else of a file that it was given whole. */
async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw new ShopError('upload.not-a-picture');
  }
}
