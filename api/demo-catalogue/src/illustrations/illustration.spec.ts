import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { subcategories } from '../assortment/assortment.js';
import { type ToneName, tones } from '../drawing/colours.js';
import { drawings } from '../drawing/drawings.js';
import { illustrationSvg, renderIllustration, UnknownIllustration } from './illustration.js';
import {
  categoryPictureKey,
  plainPictureKey,
  productPictureKey,
  type SceneName,
  subcategoryPictureKey,
} from './illustration-key.js';
import { scenes } from './scenes.js';

const sceneNames = Object.keys(scenes) as SceneName[];
const toneNames = Object.keys(tones) as ToneName[];

describe('an illustration', () => {
  it('is the same for the same key, and another for another', () => {
    const key = 'sarees-12-front';
    expect(illustrationSvg(key)).toBe(illustrationSvg(key));
    expect(illustrationSvg(key)).not.toBe(illustrationSvg('sarees-13-front'));
    expect(illustrationSvg(key)).not.toBe(illustrationSvg('sarees-12-front-teal'));
  });

  it.each([
    '',
    'sarees',
    'sarees-1',
    'sarees-01-front',
    'sarees-10000-front',
    'sarees-1-back',
    'sarees-1-front-tartan',
    'rockets-1-front',
    'category-rockets',
    'subcategory-',
    '../sarees-1-front',
    'Sarees-1-front',
    'sarees-1-front/../x',
    'sarees-1-toString',
    'plain-sarees',
    'plain-sarees-tartan',
    'plain-rockets-teal',
    `${'a'.repeat(5000)}-1-front`,
  ])('refuses the key %j', (key) => {
    expect(() => illustrationSvg(key)).toThrow(UnknownIllustration);
  });

  it('draws every subcategory in every scene, well formed and without gaps', () => {
    for (const [i, subcategory] of subcategories.entries()) {
      const keys = [
        subcategoryPictureKey(subcategory),
        categoryPictureKey(subcategory.family),
        ...sceneNames.map((scene) => productPictureKey(subcategory, i, scene)),
        productPictureKey(subcategory, i, 'front', toneNames[i % toneNames.length]),
        plainPictureKey(subcategory, toneNames[i % toneNames.length] ?? 'teal'),
      ];
      for (const key of keys) expect(illustrationSvg(key)).not.toMatch(/NaN|undefined|null|\[object/);
    }
  });

  it('uses every drawing there is', () => {
    const used = new Set(
      subcategories.flatMap(({ assortment }) => [
        assortment.drawing,
        ...assortment.things.map((one) => one.drawing),
      ]),
    );
    expect(Object.keys(drawings).filter((name) => !used.has(name as keyof typeof drawings))).toEqual([]);
  });

  it('renders every subcategory to a square WebP that is not one flat colour', async () => {
    for (const subcategory of subcategories) {
      const picture = sharp(await renderIllustration(productPictureKey(subcategory, 1, 'front'), 320));
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
      const { entropy } = await picture.stats();
      expect(entropy).toBeGreaterThan(2);
    }
  });
});
