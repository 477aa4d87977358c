import { type ProductTraits, plainName } from './assortment/product-traits.js';
import type { DemoId, DemoProduct } from './demo-catalogue.js';
import { demoId } from './demo-id.js';
import { hindiProductName } from './hindi-names.js';
import { productPictureKey } from './illustrations/illustration-key.js';
import { pictureAddress } from './picture-address.js';
import { discountOf, pricePaiseOf, stockOf } from './prices.js';
import { descriptionOf, detailsOf } from './product-texts.js';
import { SeededRandom } from './seeded-random.js';
import { variantsOf } from './variants.js';

const DAY = 86_400_000;
/** Products came into the shop over this many days. */
const OPEN_FOR_DAYS = 400;

/** Where the product stands and how the run that makes it is set. */
export interface Placement {
  readonly seed: string;
  readonly now: Date;
  readonly categoryIds: readonly DemoId[];
  readonly subCategoryId: DemoId;
}

/** The product of a make, before its reviews. */
export function productOf(traits: ProductTraits, placement: Placement): DemoProduct {
  const { family, assortment, slug } = traits.subcategory;
  const random = new SeededRandom(`${placement.seed}:${slug}:${traits.ordinal}:product`);
  const loose = assortment.looseUnit !== undefined && random.chance(0.35);
  const pack = assortment.packs && !loose ? random.pick(assortment.packs) : undefined;
  const unit = (loose ? assortment.looseUnit : pack?.unit) ?? family.unit ?? 'pack';
  const stock = stockOf(random);
  const nameHindi = hindiProductName(traits);
  return {
    _id: demoId('product', slug, traits.ordinal),
    name: nameOf(traits),
    ...(nameHindi && { nameHindi }),
    image: pictures(traits, random),
    categoryIds: placement.categoryIds,
    subCategoryIds: [placement.subCategoryId],
    unit,
    productType: loose ? 'variable' : 'fixed',
    stock,
    pricePaise: pricePaiseOf(traits, pack?.factor ?? 1),
    discount: discountOf(traits, random),
    description: descriptionOf(traits, random),
    moreDetails: detailsOf(traits, unit, random),
    variants: variantsOf(traits, loose, stock === 0, random),
    ratingHistogram: [0, 0, 0, 0, 0],
    createdAt: new Date(placement.now.getTime() - Math.floor(random.between(0.2, OPEN_FOR_DAYS) * DAY)),
  };
}

/** Later editions of a combination say so, so that no two products share a name. */
function nameOf(traits: ProductTraits): string {
  const name = plainName(traits);
  if (traits.edition === 1) return name;
  return traits.subcategory.assortment.nameWithoutMaker
    ? `${name} (Edition ${traits.edition})`
    : `${name}, Series ${traits.edition}`;
}

function pictures(traits: ProductTraits, random: SeededRandom): string[] {
  const others = random.sample(['close', 'pair', 'card'] as const, random.int(1, 3));
  return ['front' as const, ...others].map((scene) =>
    pictureAddress(productPictureKey(traits.subcategory, traits.ordinal, scene)),
  );
}
