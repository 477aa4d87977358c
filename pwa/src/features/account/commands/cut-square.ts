/** The part of a picture that is kept, in its own pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An avatar is at most so many pixels wide and high; a smaller part is not blown up. */
const MAX_PIXELS = 512;
const QUALITY = 0.9;

/**
 * Cuts a square out of a picture, on the device: what is outside of it, and what the camera wrote into the file, never
 * leaves it.
 * @param address an object URL of the picture
 * @returns a WebP file, or a JPEG where the browser makes no WebP
 * @throws Error when the browser cannot read or write the picture
 */
export async function cutSquare(address: string, { x, y, width, height }: Square): Promise<File> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.min(MAX_PIXELS, Math.round(width)));
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  // JPEG knows no transparency
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, side, side);
  const webp = await encoded(canvas, 'image/webp');
  // Safari answers with a PNG when it is asked for a WebP
  if (webp?.type === 'image/webp') return new File([webp], 'avatar.webp', { type: webp.type });
  const jpeg = await encoded(canvas, 'image/jpeg');
  if (!jpeg) throw new Error('This browser writes no pictures');
  return new File([jpeg], 'avatar.jpg', { type: jpeg.type });
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
