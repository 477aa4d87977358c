import {
  KEPT_FORMATS,
  KEPT_WIDTHS,
  type KeptFormat,
  type KeptWidth,
} from '@jhola/shared/domain/pictures/kept-picture';
import sharp, { type Sharp } from 'sharp';
import { oneByOne } from './accepted-picture.js';
import type { SentPicture } from './sent-picture.service.js';

/** One size of a picture as a file. */
export interface KeptSize {
  readonly width: KeptWidth;
  readonly format: KeptFormat;
  readonly bytes: Buffer;
}

const LARGEST = Math.max(...KEPT_WIDTHS);

/** Qualities that look alike; AVIF's numbers are lower. More effort takes far longer and saves little. */
const encoded: Readonly<Record<KeptFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80 }),
};

/**
 * A picture in all stored sizes, upright, each within a square of its width and never enlarged, without
 * metadata (location, camera, text).
 * @param sent a JPEG, PNG, WebP or AVIF
 * @param signal ends the work between two sizes when the client has gone
 * @throws ShopError as oneByOne
 */
export function keptSizes(sent: SentPicture, signal: AbortSignal): Promise<KeptSize[]> {
  const all = async (picture: Sharp): Promise<KeptSize[]> => {
    // The upload is decoded once: all sizes are made from the largest.
    const { data, info } = await within(picture, LARGEST)
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width: across, height: down, channels } = info;
    const sizes: KeptSize[] = [];
    for (const width of KEPT_WIDTHS) {
      for (const format of KEPT_FORMATS) {
        if (signal.aborted) return sizes;
        const size = within(sharp(data, { raw: { width: across, height: down, channels } }), width);
        sizes.push({ width, format, bytes: await encoded[format](size).toBuffer() });
      }
    }
    return sizes;
  };
  return oneByOne(sent, all, signal);
}

const within = (picture: Sharp, side: number) =>
  picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
