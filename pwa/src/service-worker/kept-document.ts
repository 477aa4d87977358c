import { FIRST_DATA_ID, KEPT_ATTRIBUTE } from '../data/db/document-names';

/** Code and styles that a document names. */
const ASSET = /(?:src|href)="(\/assets\/[^"]+)"/g;

/**
 * All of it is here immediately, so it is painted once, whole: painted in the steps in which it is read, its products, which come
 * last, wait for everything above them to be laid out and painted first.
 */
const WHOLE = `<link rel="expect" href="#${FIRST_DATA_ID}" blocking="render">`;

/** The language that a document says it is in (BCP 47); '' where it says none. */
export const languageOf = (html: string): string => /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';

/**
 * A document of the server as it may be shown on a later visit: marked as one of an earlier time.
 * @param isHere whether this version of the shop has a file of that address
 * @returns `undefined` where the document is of another version, which may be gone by then, or brings no products along
 */
export function keptDocument(html: string, isHere: (address: string) => boolean): string | undefined {
  const files = [...html.matchAll(ASSET)].map(([, address = '']) => address);
  const data = `id="${FIRST_DATA_ID}"`;
  if (files.length === 0 || !files.every(isHere) || !html.includes(data)) return undefined;
  return html.replace(data, `${data} ${KEPT_ATTRIBUTE}`).replace('</head>', `${WHOLE}</head>`);
}
