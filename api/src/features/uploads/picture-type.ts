/** The accepted types of pictures. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/**
 * The type of a picture by its first bytes, whatever its name and content type; undefined for everything
 * else, so that no other decoder (SVG, PDF, GIF …) ever reads an upload.
 */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && ascii(bytes, 8, 12) === 'avif') return 'avif';
  return undefined;
}
