import { MIN_LOGO_SIDE } from '@jhola/shared/contracts/shop-settings-limits';
import { ShopError } from '@jhola/shared/errors/shop-error';
import sharp, { type Raw } from 'sharp';
import { oneByOne } from '../../uploads/accepted-picture.js';
import type { SentPicture } from '../../uploads/sent-picture.service.js';

/** No icon is larger. */
const MAX_SIDE = 1024;
/** Lighter than this, of 255, what is seen of a logo would vanish on a light ground. */
const LIGHT = 190;
const GROUNDS = { light: { r: 255, g: 255, b: 255 }, dark: { r: 18, g: 17, b: 29 } } as const;

export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** A logo, ready to be drawn: pixels of four channels. */
export interface ShopLogo {
  readonly pixels: Buffer;
  readonly raw: Raw;
  /** It has no transparent pixel. */
  readonly isOpaque: boolean;
  /** What it is drawn upon: of an opaque one the colour of its corners. */
  readonly ground: Colour;
}

/**
 * Reads an uploaded logo.
 * @param sent a JPEG, PNG, WebP or AVIF
 * @throws ShopError as oneByOne; upload.too-small
 */
export async function readLogo(sent: SentPicture): Promise<ShopLogo> {
  const { data, info } = await oneByOne(sent, (picture) =>
    picture
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height } = info;
  if (Math.max(width, height) < MIN_LOGO_SIDE)
    throw new ShopError('upload.too-small', { least: MIN_LOGO_SIDE });
  const raw = { width, height, channels: 4 } as const;
  const { isOpaque } = await sharp(data, { raw }).stats();
  return { pixels: data, raw, isOpaque, ground: isOpaque ? cornersOf(data, raw) : groundFor(data) };
}

/** The mean colour of the four corners. */
function cornersOf(pixels: Buffer, { width, height }: Raw): Colour {
  const last = width * height - 1;
  const corners = [0, width - 1, last - width + 1, last];
  const mean = (channel: number) =>
    Math.round(corners.reduce((sum, at) => sum + (pixels[at * 4 + channel] ?? 0), 0) / corners.length);
  return { r: mean(0), g: mean(1), b: mean(2) };
}

/** The ground on which what is seen of a transparent logo is seen best. */
function groundFor(pixels: Buffer): Colour {
  let [light, seen] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels.readUInt8(at + 3);
    const [r, g, b] = [pixels.readUInt8(at), pixels.readUInt8(at + 1), pixels.readUInt8(at + 2)];
    light += (0.2126 * r + 0.7152 * g + 0.0722 * b) * alpha;
    seen += alpha;
  }
  return light > LIGHT * seen ? GROUNDS.dark : GROUNDS.light;
}
