import { thumbHashToDataURL } from 'thumbhash';

/** How many stay decoded: those of a few screens of cards. */
const MAX_KEPT = 200;
const decoded = new Map<string, string>();

/**
 * The blurred picture that a ThumbHash stands for.
 * @param thumbHash base64
 * @returns a data URL
 */
export function thumbHashUrl(thumbHash: string): string {
  const known = decoded.get(thumbHash);
  if (known) return known;
  const bytes = Uint8Array.from(atob(thumbHash), (character) => character.charCodeAt(0));
  const url = thumbHashToDataURL(bytes);
  if (decoded.size >= MAX_KEPT) decoded.clear();
  decoded.set(thumbHash, url);
  return url;
}
