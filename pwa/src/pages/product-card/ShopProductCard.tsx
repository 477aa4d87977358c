import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { ProductCard } from '../../features/catalogue/components/ProductCard';
import { CardCart } from './CardCart';
import { CardHeart } from './CardHeart';

interface ShopProductCardProps {
  readonly product: ProductSummary;
  /** Opens a glance at the product; must be the same function in each render. */
  readonly onQuickView?: (product: ProductSummary) => void;
  /** Part of the first screen. */
  readonly first?: boolean;
}

const heart = (product: ProductSummary) => <CardHeart product={product} />;
const cart = (product: ProductSummary) => <CardCart product={product} />;

/** A product card as the whole shop shows it: the catalogue's card with the wishlist's heart and the cart's control. */
export function ShopProductCard({ product, ...rest }: ShopProductCardProps) {
  return <ProductCard product={product} renderHeart={heart} renderAction={cart} {...rest} />;
}

/** How rows and grids draw a product; one function for all, so that memoised rows stay as they are. */
export const shopProductCard = (product: ProductSummary) => <ShopProductCard product={product} />;
