import {
  KEPT_FORMATS,
  KEPT_WIDTHS,
  type KeptFormat,
  keptFile,
  keptPictureAt,
} from '@jhola/shared/domain/pictures/kept-picture';

/** The widths of the demo catalogue's pictures; the width is the end of the name, such as `tea-640.webp`. */
const DEMO_WIDTHS = [320, 640, 960] as const;
const DEMO_PICTURE = /-(320|640|960)\.webp$/;

export interface ImageSource {
  readonly src: string;
  readonly srcSet?: string;
  /** The same widths as AVIF, for browsers that know it. */
  readonly avif?: string;
}

/** The addresses of a picture in all widths and formats it exists in; pictures from elsewhere have one. */
export function imageSource(address: string): ImageSource {
  const kept = keptPictureAt(address);
  if (kept) {
    const set = (format: KeptFormat) => inWidths(KEPT_WIDTHS, (width) => keptFile(kept, width, format));
    return { src: address, srcSet: set('webp'), avif: set('avif') };
  }
  if (!DEMO_PICTURE.test(address)) return { src: address };
  const of = (width: number) => address.replace(DEMO_PICTURE, `-${width}.webp`);
  return { src: address, srcSet: inWidths(DEMO_WIDTHS, of) };
}

function inWidths<Width extends number>(
  widths: readonly Width[],
  addressOf: (width: Width) => string,
): string {
  return widths.map((width) => `${addressOf(width)} ${width}w`).join(', ');
}

/** The addresses of a picture in all widths and formats, the smallest first; of one from elsewhere its own alone. */
export function allSizes(address: string): string[] {
  const kept = keptPictureAt(address);
  if (kept)
    return KEPT_WIDTHS.flatMap((width) => KEPT_FORMATS.map((format) => keptFile(kept, width, format)));
  if (!DEMO_PICTURE.test(address)) return [address];
  return DEMO_WIDTHS.map((width) => address.replace(DEMO_PICTURE, `-${width}.webp`));
}

/** The address of a picture as small as a card shows it: WebP, which every browser knows. */
export function cardSize(address: string): string {
  return allSizes(address).find((size) => size.endsWith('-320.webp')) ?? address;
}
