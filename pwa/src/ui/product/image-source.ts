/** The widths in which the shop keeps its own pictures; the width is the end of the name, such as `tea-640.webp`. */
const WIDTHS = [320, 640, 960] as const;
const OWN_PICTURE = /-(320|640|960)\.webp$/;

export interface ImageSource {
  readonly src: string;
  readonly srcSet?: string;
}

/** The addresses of a picture in all widths it exists in; pictures from elsewhere have one. */
export function imageSource(address: string): ImageSource {
  if (!OWN_PICTURE.test(address)) return { src: address };
  const of = (width: number) => address.replace(OWN_PICTURE, `-${width}.webp`);
  return { src: address, srcSet: WIDTHS.map((width) => `${of(width)} ${width}w`).join(', ') };
}
