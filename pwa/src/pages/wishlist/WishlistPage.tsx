import { CardPack } from '#features/catalogue/components/CardPack.tsx';
import { CardPrice } from '#features/catalogue/components/CardPrice.tsx';
import { cardPrice } from '#features/catalogue/rules/card-price.ts';
import { Wishlist } from '#features/wishlist/components/Wishlist.tsx';
import { wishlistTexts } from '#features/wishlist/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { DashboardLayout } from '#pages/account-menu/DashboardLayout.tsx';
import { CardCart } from '../product-card/CardCart';

/** My Wishlist (docs/product.md#wishlist). */
export function WishlistPage() {
  const texts = useTexts(wishlistTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <Wishlist
        priceOf={(product) => (
          <>
            <CardPack product={product} rupees={cardPrice(product).rupees} />
            <CardPrice product={product} />
          </>
        )}
        actionFor={(product) => <CardCart product={product} />}
      />
    </DashboardLayout>
  );
}
