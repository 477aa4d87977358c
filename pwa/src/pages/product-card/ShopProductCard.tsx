import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { lazy, Suspense, useCallback, useState } from 'react';
import { ProductCard } from '#features/catalogue/components/ProductCard.tsx';
import { CardCart } from './CardCart';
import { CardHeart } from './CardHeart';

// Loaded at the first glance: no first screen needs it.
const CardGlance = lazy(async () => ({ default: (await import('./CardGlance')).CardGlance }));

interface ShopProductCardProps {
  readonly product: ProductSummary;
  /** Part of the first screen. */
  readonly first?: boolean;
}

const heart = (product: ProductSummary) => <CardHeart product={product} />;
const cart = (product: ProductSummary) => <CardCart product={product} />;

/**
 * A product card as the whole shop shows it: the catalogue's card with the wishlist's heart, the cart's control and the
 * quick view.
 */
export function ShopProductCard({ product, first }: ShopProductCardProps) {
  // Stays mounted once it was opened, so that the dialog can give the focus back when it closes.
  const [glance, setGlance] = useState<{ readonly of: string; readonly open: boolean }>();
  const { _id } = product;
  const openGlance = useCallback(() => setGlance({ of: _id, open: true }), [_id]);
  return (
    <>
      <ProductCard
        product={product}
        renderHeart={heart}
        renderAction={cart}
        onQuickView={openGlance}
        first={first}
      />
      {/* The card may show another product by now. */}
      {glance?.of === _id && (
        <Suspense fallback={null}>
          <CardGlance
            product={product}
            open={glance.open}
            onClose={() => setGlance({ of: _id, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}

/** How rows and grids draw a product; one function for all, so that memoised rows stay as they are. */
export const shopProductCard = (product: ProductSummary) => <ShopProductCard product={product} />;
