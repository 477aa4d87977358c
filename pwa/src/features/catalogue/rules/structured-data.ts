import type { DeliveryOffer } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { BreadcrumbList, Offer, Product, WithContext } from 'schema-dts';
import type { KnownProduct } from './known-product';
import { payableRupees } from './payable';

/** Makes a whole address of a path. */
export type Whole = (address: string) => string;

/** A step of a breadcrumb; the last one is the page itself. */
export interface Step {
  readonly name: string;
  readonly to?: string;
}

/** Returns within 7 days of delivery (docs/product.md#return-policy). */
const RETURN_DAYS = 7;

/**
 * A product in schema.org's words: price in INR, availability, rating (docs/product.md#product-metadata).
 * @param delivery what delivery costs is only said where it is free in the whole country
 */
export function productThing(
  product: KnownProduct,
  whole: Whole,
  delivery: DeliveryOffer,
): WithContext<Product> {
  const { _id, name, description, image, unit, averageRating, totalReviews } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: _id,
    size: unit,
    ...(description ? { description } : {}),
    image: image.map(whole),
    ...(product.category[0] ? { category: product.category[0].name } : {}),
    offers: offerOf(product, whole, delivery),
    ...(totalReviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: averageRating,
            reviewCount: totalReviews,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

function offerOf(product: KnownProduct, whole: Whole, delivery: DeliveryOffer): Offer {
  const somethingLeft =
    product.stock > 0 || (product.variants ?? []).some(({ stock }) => stock !== undefined && stock > 0);
  return {
    '@type': 'Offer',
    url: whole(productPath(product)),
    price: payableRupees(product),
    priceCurrency: 'INR',
    availability: somethingLeft ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
    },
    ...(delivery === 'usual'
      ? {
          shippingDetails: {
            '@type': 'OfferShippingDetails',
            shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
          },
        }
      : {}),
  };
}

/** A breadcrumb in schema.org's words: the steps after home, the last one the page itself. */
export function breadcrumbThing(
  steps: readonly Step[],
  home: string,
  whole: Whole,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: home, to: '/' }, ...steps].map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to ? { item: whole(to) } : {}),
    })),
  };
}
