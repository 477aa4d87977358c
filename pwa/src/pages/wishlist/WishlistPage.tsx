import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { Wishlist } from '../../features/wishlist/components/Wishlist';
import { wishlistTexts } from '../../features/wishlist/texts';
import { useTexts } from '../../i18n/use-texts';
import { CardCart } from '../product-card/CardCart';

/** My Wishlist (docs/product.md#wishlist). */
export function WishlistPage() {
  const texts = useTexts(wishlistTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <Wishlist actionFor={(product) => <CardCart product={product} />} />
    </DashboardLayout>
  );
}
