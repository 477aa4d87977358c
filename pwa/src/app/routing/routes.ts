import type { ComponentType } from 'react';
import { adminRoutes } from './admin-routes';
import { everyone, type PageRoute, type PageSource, page, signedIn } from './page-source';

/** A page with the sign-in provider's button: what the shop offers is known when it appears, so that nothing moves. */
function signInPage(source: string, load: () => Promise<ComponentType>): PageSource {
  return page(source, async () => {
    const options = import('../../features/account/commands/know-sign-in-options');
    const [Page] = await Promise.all([load(), options.then(({ knowSignInOptions }) => knowSignInOptions())]);
    return Page;
  });
}

const orders = page(
  'orders/OrdersPage',
  async () => (await import('../../pages/orders/OrdersPage')).OrdersPage,
);
const profile = page(
  'profile/ProfilePage',
  async () => (await import('../../pages/profile/ProfilePage')).ProfilePage,
);

/** The route table (docs/product.md#routes); more exact paths win over wider ones. */
export const routes: readonly PageRoute[] = [
  everyone(
    '/',
    page('home/HomePage', async () => (await import('../../pages/home/HomePage')).HomePage),
  ),
  everyone(
    '/search',
    page('search/SearchPage', async () => (await import('../../pages/search/SearchPage')).SearchPage),
  ),
  everyone(
    '/shop',
    page('shop/ShopPage', async () => (await import('../../pages/shop/ShopPage')).ShopPage),
  ),
  everyone(
    '/product/:slug',
    page('product/ProductPage', async () => (await import('../../pages/product/ProductPage')).ProductPage),
  ),
  everyone(
    '/:category/:subcategory',
    page('listing/ListingPage', async () => (await import('../../pages/listing/ListingPage')).ListingPage),
  ),
  everyone(
    '/cart',
    page('cart/CartPage', async () => (await import('../../pages/cart/CartPage')).CartPage),
  ),
  signedIn(
    '/checkout',
    page(
      'checkout/CheckoutPage',
      async () => (await import('../../pages/checkout/CheckoutPage')).CheckoutPage,
    ),
  ),
  everyone(
    '/success',
    page('success/SuccessPage', async () => (await import('../../pages/success/SuccessPage')).SuccessPage),
  ),
  everyone(
    '/cancel',
    page('cancel/CancelPage', async () => (await import('../../pages/cancel/CancelPage')).CancelPage),
  ),

  everyone(
    '/login',
    signInPage('login/LoginPage', async () => (await import('../../pages/login/LoginPage')).LoginPage),
  ),
  everyone(
    '/register',
    signInPage(
      'register/RegisterPage',
      async () => (await import('../../pages/register/RegisterPage')).RegisterPage,
    ),
  ),
  everyone(
    '/set-up',
    page('set-up/SetUpPage', async () => (await import('../../pages/set-up/SetUpPage')).SetUpPage),
  ),
  everyone(
    '/forgot-password',
    page(
      'forgot-password/ForgotPasswordPage',
      async () => (await import('../../pages/forgot-password/ForgotPasswordPage')).ForgotPasswordPage,
    ),
  ),
  everyone(
    '/verification-otp',
    page(
      'verification-otp/VerificationOtpPage',
      async () => (await import('../../pages/verification-otp/VerificationOtpPage')).VerificationOtpPage,
    ),
  ),
  everyone(
    '/reset-password',
    page(
      'reset-password/ResetPasswordPage',
      async () => (await import('../../pages/reset-password/ResetPasswordPage')).ResetPasswordPage,
    ),
  ),
  everyone(
    '/user',
    page('user/UserMenuPage', async () => (await import('../../pages/user/UserMenuPage')).UserMenuPage),
  ),

  signedIn('/dashboard', profile),
  signedIn('/dashboard/profile', profile),
  signedIn(
    '/dashboard/address',
    page(
      'addresses/AddressesPage',
      async () => (await import('../../pages/addresses/AddressesPage')).AddressesPage,
    ),
  ),
  signedIn(
    '/dashboard/mywishlist',
    page(
      'wishlist/WishlistPage',
      async () => (await import('../../pages/wishlist/WishlistPage')).WishlistPage,
    ),
  ),
  signedIn(
    '/dashboard/storage',
    page('storage/StoragePage', async () => (await import('../../pages/storage/StoragePage')).StoragePage),
  ),
  signedIn('/dashboard/myorders', orders),
  signedIn('/my-orders', orders),
  signedIn(
    '/dashboard/myorders/:orderId',
    page('order/OrderPage', async () => (await import('../../pages/order/OrderPage')).OrderPage),
  ),

  ...adminRoutes,

  everyone(
    '/about',
    page('about/AboutPage', async () => (await import('../../pages/about/AboutPage')).AboutPage),
  ),
  everyone(
    '/contact',
    page('contact/ContactPage', async () => (await import('../../pages/contact/ContactPage')).ContactPage),
  ),
  everyone(
    '/faqs',
    page('faqs/FaqsPage', async () => (await import('../../pages/faqs/FaqsPage')).FaqsPage),
  ),
  everyone(
    '/privacy-policy',
    page(
      'privacy-policy/PrivacyPolicyPage',
      async () => (await import('../../pages/privacy-policy/PrivacyPolicyPage')).PrivacyPolicyPage,
    ),
  ),
  everyone(
    '/return-policy',
    page(
      'return-policy/ReturnPolicyPage',
      async () => (await import('../../pages/return-policy/ReturnPolicyPage')).ReturnPolicyPage,
    ),
  ),
  everyone(
    '*',
    page(
      'not-found/NotFoundPage',
      async () => (await import('../../pages/not-found/NotFoundPage')).NotFoundPage,
    ),
  ),
];
