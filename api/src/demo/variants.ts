import type { Make } from './assortment/make.js';
import type { DemoVariant } from './demo-catalogue.js';
import { demoId } from './demo-id.js';
import { productPictureKey } from './illustrations/illustration-key.js';
import { pictureAddress } from './picture-address.js';
import { pricePaiseOf, stockOf } from './prices.js';
import type { SeededRandom } from './seeded-random.js';
import { colourNames } from './words.js';

const clothingSizes = ['S', 'M', 'L', 'XL', 'XXL'];
const shoeSizes = ['UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10'];

type Draft = Omit<DemoVariant, '_id'>;

/**
 * The variants a product is offered in: none in most subcategories; sizes, colours or packs where they are natural.
 * @param soldOut whether the whole product is out of stock
 */
export function variantsOf(
  make: Make,
  loose: boolean,
  soldOut: boolean,
  random: SeededRandom,
): DemoVariant[] {
  const drafts = draftsOf(make, loose, random);
  return drafts.map((draft, i) => ({
    _id: demoId('variant', make.subcategory.slug, make.ordinal, i),
    ...draft,
    ...(draft.stock !== undefined && soldOut ? { stock: 0 } : {}),
  }));
}

function draftsOf(make: Make, loose: boolean, random: SeededRandom): Draft[] {
  const { assortment } = make.subcategory;
  if (loose || assortment.variants === 'packs') return packs(make, random);
  switch (assortment.variants) {
    case 'clothing sizes':
      return clothingSizes.map((name) => ({ name, stock: stockOf(random) }));
    case 'shoe sizes':
      return shoeSizes.map((name) => ({ name, stock: stockOf(random) }));
    case 'colours':
      return make.tones.slice(0, random.int(2, 4)).map((tone, i) => ({
        name: colourNames[tone],
        stock: stockOf(random),
        image: (['front', 'close'] as const).map((scene) =>
          pictureAddress(
            productPictureKey(make.subcategory, make.ordinal, scene, i === 0 ? undefined : tone),
          ),
        ),
      }));
    default:
      return [];
  }
}

function packs(make: Make, random: SeededRandom): Draft[] {
  return (make.subcategory.assortment.packs ?? []).map(({ unit, factor }) => ({
    name: unit,
    pricePaise: pricePaiseOf(make, factor),
    stock: stockOf(random),
  }));
}
