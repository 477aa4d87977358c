import type { PictureRefusal } from '@jhola/shared/contracts/picture-imports.contract';
import { comparedText } from '../models/compared-text.js';

/** What a file of a ZIP is called, as far as it names a product. */
export interface PictureName {
  /** The name without its folder and ending, in compared form: it may be a code by itself. */
  readonly whole: string;
  /** The name without a number at its end, where it has one: `TEA-2` is the second picture of TEA. */
  readonly numbered?: { readonly code: string; readonly number: number };
}

/** The files of each product in their order, and those that none gets. */
export interface GroupedPictures {
  /** Indexes of the files, by product id. */
  readonly ofProduct: ReadonlyMap<string, readonly number[]>;
  readonly refused: readonly { readonly index: number; readonly reason: PictureRefusal }[];
}

const ENDINGS = /\.(?:jpe?g|png|webp|avif)$/i;
/** Written by computers without being asked; nobody misses them. */
const UNASKED = /(?:^|[\\/])(?:__MACOSX(?:[\\/].*)?|\.[^\\/]*|thumbs\.db|desktop\.ini)$|[\\/]$/i;
/** `TEA-2`, `TEA_2`, `TEA 2`, `TEA (2)`. */
const NUMBERED = /^(.+?)(?:[-_ ]+(\d{1,2})|\s*\((\d{1,2})\))$/;

/** Whether an entry of a ZIP is a folder, or something that a computer has added. */
export const isUnasked = (path: string): boolean =>
  UNASKED.test(path) || /(?:^|[\\/])__MACOSX[\\/]/i.test(path);

/** What a file is called; undefined where it does not have the ending of a picture. Its folder says nothing. */
export function pictureNameOf(path: string): PictureName | undefined {
  const file = path.split(/[\\/]/).at(-1) ?? '';
  if (!ENDINGS.test(file)) return undefined;
  const whole = comparedText(file.replace(ENDINGS, ''));
  const [, code, dashed, bracketed] = NUMBERED.exec(whole) ?? [];
  return { whole, ...(code && { numbered: { code, number: Number(dashed ?? bracketed) } }) };
}

/**
 * Gives files to products. A name that is a code as a whole comes before one with a number at its end: where there is a product
 * TEA-2, `TEA-2.jpg` is its picture and not the second of TEA.
 * @param productsOf the ids of the products that have a code as SKU, barcode or id
 */
export function groupPictures(
  paths: readonly string[],
  productsOf: (code: string) => readonly string[],
): GroupedPictures {
  const refused: { index: number; reason: PictureRefusal }[] = [];
  const found = new Map<string, { index: number; number: number; path: string }[]>();
  for (const [index, path] of paths.entries()) {
    const name = pictureNameOf(path);
    const [ids, number] = name ? productsNamed(name, productsOf) : [[], 0];
    const [id] = ids;
    if (!name) refused.push({ index, reason: 'not-a-picture' });
    else if (id === undefined) refused.push({ index, reason: 'no-product' });
    else if (ids.length > 1) refused.push({ index, reason: 'two-products' });
    else found.set(id, [...(found.get(id) ?? []), { index, number, path }]);
  }
  const ordered = [...found].map(
    ([id, files]) =>
      [
        id,
        files
          .toSorted((one, other) => one.number - other.number || (one.path < other.path ? -1 : 1))
          .map(({ index }) => index),
      ] as const,
  );
  return { ofProduct: new Map(ordered), refused };
}

function productsNamed(
  { whole, numbered }: PictureName,
  productsOf: (code: string) => readonly string[],
): readonly [readonly string[], number] {
  const byWhole = productsOf(whole);
  if (byWhole.length > 0 || !numbered) return [byWhole, 0];
  return [productsOf(numbered.code), numbered.number];
}
