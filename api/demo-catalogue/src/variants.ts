import type { ProductTraits } from './assortment/product-traits.js';
import type { DemoVariant } from './demo-catalogue.js';
import { demoId } from './demo-id.js';
import { productPictureKey } from './illustrations/illustration-key.js';
import { pictureAddress } from './picture-address.js';
import { pricePaiseOf, stockOf } from './prices.js';
import { colourNames } from './product-texts.js';
import type { SeededRandom } from './seeded-random.js';

const clothingSizes = ['S', 'M', 'L', 'XL', 'XXL'];
const shoeSizes = ['UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10'];

type Draft = Omit<DemoVariant, '_id'>;

/**
 * The variants a product is offered in: none in most subcategories; sizes, colours or packs where they are natural.
 * @param soldOut whether the whole product is out of stock
 */
export function variantsOf(
  traits: ProductTraits,
  loose: boolean,
  soldOut: boolean,
  random: SeededRandom,
): DemoVariant[] {
  const drafts = draftsOf(traits, loose, random);
  return drafts.map((draft, i) => ({
    _id: demoId('variant', traits.subcategory.slug, traits.ordinal, i),
    ...draft,
    ...(draft.stock !== undefined && soldOut ? { stock: 0 } : {}),
  }));
}

function draftsOf(traits: ProductTraits, loose: boolean, random: SeededRandom): Draft[] {
  const { assortment } = traits.subcategory;
  if (loose || assortment.variants === 'packs') return packs(traits, random);
  switch (assortment.variants) {
    case 'clothing sizes':
      return clothingSizes.map((name) => ({ name, stock: stockOf(random) }));
    case 'shoe sizes':
      return shoeSizes.map((name) => ({ name, stock: stockOf(random) }));
    case 'colours':
      return traits.tones.slice(0, random.int(2, 4)).map((tone, i) => ({
        name: colourNames[tone],
        stock: stockOf(random),
        image: (['front', 'close'] as const).map((scene) =>
          pictureAddress(
            productPictureKey(traits.subcategory, traits.ordinal, scene, i === 0 ? undefined : tone),
          ),
        ),
      }));
    default:
      return [];
  }
}

function packs(traits: ProductTraits, random: SeededRandom): Draft[] {
  return (traits.subcategory.assortment.packs ?? []).map(({ unit, factor }) => ({
    name: unit,
    pricePaise: pricePaiseOf(traits, factor),
    stock: stockOf(random),
  }));
}
