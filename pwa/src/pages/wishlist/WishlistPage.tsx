import { PageHead } from '../../app/PageHead';

/** My Wishlist. */
export function WishlistPage() {
  return (
    <>
      <PageHead title="My Wishlist" />
      <h1>My Wishlist</h1>
    </>
  );
}
