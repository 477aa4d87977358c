import sharp from 'sharp';
import { subcategories } from '../assortment/assortment.js';
import { Painter } from '../drawing/painter.js';
import { categoryScene, subcategoryScene } from './collection-scenes.js';
import { subjectOf } from './illustration-key.js';
import { modelOf, plainModelOf } from './product-model.js';
import { scenes } from './scenes.js';

/** The widths pictures are made in: cards, pages and the page's zoom. */
export const ILLUSTRATION_WIDTHS = [320, 640, 960] as const;
export type IllustrationWidth = (typeof ILLUSTRATION_WIDTHS)[number];

/** No picture has that key. */
export class UnknownIllustration extends Error {
  constructor(key: string) {
    super(`There is no illustration ${JSON.stringify(key.slice(0, 80))}.`);
  }
}

/**
 * The picture of a key as an SVG document; the same key always gives the same picture.
 * @throws UnknownIllustration
 */
export function illustrationSvg(key: string, width: IllustrationWidth = 640): string {
  const subject = subjectOf(key);
  if (!subject) throw new UnknownIllustration(key);
  const p = new Painter();
  const picture = (() => {
    switch (subject.kind) {
      case 'category':
        return categoryScene(p, subject.family, subcategories);
      case 'subcategory':
        return subcategoryScene(p, subject.subcategory);
      case 'plain':
        return scenes.front(p, plainModelOf(subject.subcategory, subject.tone));
      case 'product':
        return scenes[subject.scene](p, modelOf(subject.subcategory, subject.ordinal, subject.tone));
    }
  })();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${width}" height="${width}">${p.definitions()}${picture}</svg>`;
}

/**
 * The picture of a key as a square WebP image.
 * @throws UnknownIllustration
 */
export async function renderIllustration(key: string, width: IllustrationWidth): Promise<Buffer> {
  return sharp(Buffer.from(illustrationSvg(key, width)))
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}
