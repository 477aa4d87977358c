import { ShopError } from '@jhola/shared/errors/shop-error';
import sharp, { type Sharp } from 'sharp';
import type { SentPicture } from './sent-picture.service.js';

/** The accepted types of pictures. */
type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/**
 * The type of a picture by its first bytes, whatever its name and content type; undefined for everything
 * else, so that no other decoder (SVG, PDF, GIF …) ever reads an upload.
 */
function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && ascii(bytes, 8, 12) === 'avif') return 'avif';
  return undefined;
}

const MEGAPIXEL = 1_000_000;
const MAX_MEGAPIXELS = 40;
const LONGEST_SIDE = 10_000;
/** sharp's names of the types; AVIF is a form of HEIF. */
const formats = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const;

/**
 * Checks a picture's type and the size in its header, before anything is decoded.
 * @param sent the bytes of a JPEG, PNG, WebP or AVIF
 * @returns the picture to work on, upright; nothing of it is decoded yet
 * @throws ShopError upload.not-a-picture, upload.too-many-pixels, upload.too-long-a-side
 */
async function acceptedPicture(sent: Buffer): Promise<Sharp> {
  const type = pictureTypeOf(sent);
  if (!type) throw new ShopError('upload.not-a-picture');
  const { format, width, height } = await readable(sharp(sent, { limitInputPixels: false }).metadata());
  if (format !== formats[type]) throw new ShopError('upload.not-a-picture');
  if (width * height > MAX_MEGAPIXELS * MEGAPIXEL) {
    throw new ShopError('upload.too-many-pixels', { most: MAX_MEGAPIXELS });
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw new ShopError('upload.too-long-a-side', { most: LONGEST_SIDE });
  }
  const options = { limitInputPixels: MAX_MEGAPIXELS * MEGAPIXEL, sequentialRead: true };
  return sharp(sent, options).autoOrient();
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Processes pictures sequentially. Large ones take much memory while they are decoded, so the bytes of
 * waiting ones stay on disk.
 * @throws ShopError as acceptedPicture; the signal's reason when the client has gone
 */
export function oneByOne<Result>(
  sent: SentPicture,
  work: (picture: Sharp) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  // A file with wrong first bytes is refused without waiting.
  if (!pictureTypeOf(sent.head)) return Promise.reject(new ShopError('upload.not-a-picture'));
  const mine = before.then(async () => {
    signal?.throwIfAborted();
    const picture = await acceptedPicture(await sent.read());
    return readable(work(picture));
  });
  before = mine.catch(() => undefined);
  return mine;
}

/** Errors of sharp about a complete file mean that it is no picture. */
async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw new ShopError('upload.not-a-picture');
  }
}
