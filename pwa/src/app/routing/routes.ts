import type { ComponentType } from 'react';
import { adminRoutes } from './admin-routes';
import { everyone, type PageRoute, type PageSource, page, signedIn } from './page-source';

/** A page with the sign-in provider's button: what the shop offers is known when it appears, so that nothing moves. */
function signInPage(source: string, load: () => Promise<ComponentType>): PageSource {
  return page(source, async () => {
    const options = import('#features/account/commands/know-sign-in-options.ts');
    const [Page] = await Promise.all([load(), options.then(({ knowSignInOptions }) => knowSignInOptions())]);
    return Page;
  });
}

const orders = page(
  'orders/OrdersPage',
  async () => (await import('#pages/orders/OrdersPage.tsx')).OrdersPage,
);
const profile = page(
  'profile/ProfilePage',
  async () => (await import('#pages/profile/ProfilePage.tsx')).ProfilePage,
);

/** The route table (docs/product.md#routes); more exact paths win over wider ones. */
export const routes: readonly PageRoute[] = [
  everyone(
    '/',
    page('home/HomePage', async () => (await import('#pages/home/HomePage.tsx')).HomePage),
  ),
  everyone(
    '/search',
    page('search/SearchPage', async () => (await import('#pages/search/SearchPage.tsx')).SearchPage),
  ),
  everyone(
    '/shop',
    page('shop/ShopPage', async () => (await import('#pages/shop/ShopPage.tsx')).ShopPage),
  ),
  everyone(
    '/product/:slug',
    page('product/ProductPage', async () => (await import('#pages/product/ProductPage.tsx')).ProductPage),
  ),
  everyone(
    '/:category/:subcategory',
    page(
      'listing/ListingPage',
      async () => (await import('#pages/listing/ListingPage.tsx')).ListingPage,
      async (store, params) =>
        (await import('#features/catalogue/hooks/stored-listing.ts')).storedListing(store, params),
    ),
  ),
  everyone(
    '/cart',
    page('cart/CartPage', async () => (await import('#pages/cart/CartPage.tsx')).CartPage),
  ),
  signedIn(
    '/checkout',
    page(
      'checkout/CheckoutPage',
      async () => (await import('#pages/checkout/CheckoutPage.tsx')).CheckoutPage,
    ),
  ),
  everyone(
    '/success',
    page('success/SuccessPage', async () => (await import('#pages/success/SuccessPage.tsx')).SuccessPage),
  ),
  everyone(
    '/cancel',
    page('cancel/CancelPage', async () => (await import('#pages/cancel/CancelPage.tsx')).CancelPage),
  ),

  everyone(
    '/login',
    signInPage('login/LoginPage', async () => (await import('#pages/login/LoginPage.tsx')).LoginPage),
  ),
  everyone(
    '/register',
    signInPage(
      'register/RegisterPage',
      async () => (await import('#pages/register/RegisterPage.tsx')).RegisterPage,
    ),
  ),
  everyone(
    '/set-up',
    page('set-up/SetUpPage', async () => (await import('#pages/set-up/SetUpPage.tsx')).SetUpPage),
  ),
  everyone(
    '/forgot-password',
    page(
      'forgot-password/ForgotPasswordPage',
      async () => (await import('#pages/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    ),
  ),
  everyone(
    '/verification-otp',
    page(
      'verification-otp/VerificationOtpPage',
      async () => (await import('#pages/verification-otp/VerificationOtpPage.tsx')).VerificationOtpPage,
    ),
  ),
  everyone(
    '/reset-password',
    page(
      'reset-password/ResetPasswordPage',
      async () => (await import('#pages/reset-password/ResetPasswordPage.tsx')).ResetPasswordPage,
    ),
  ),
  everyone(
    '/sign-out-device',
    page(
      'sign-out-device/SignOutDevicePage',
      async () => (await import('#pages/sign-out-device/SignOutDevicePage.tsx')).SignOutDevicePage,
    ),
  ),
  everyone(
    '/user',
    page('user/UserMenuPage', async () => (await import('#pages/user/UserMenuPage.tsx')).UserMenuPage),
  ),

  signedIn('/dashboard', profile),
  signedIn('/dashboard/profile', profile),
  signedIn(
    '/dashboard/address',
    page(
      'addresses/AddressesPage',
      async () => (await import('#pages/addresses/AddressesPage.tsx')).AddressesPage,
    ),
  ),
  signedIn(
    '/dashboard/mywishlist',
    page(
      'wishlist/WishlistPage',
      async () => (await import('#pages/wishlist/WishlistPage.tsx')).WishlistPage,
    ),
  ),
  signedIn(
    '/dashboard/storage',
    page('storage/StoragePage', async () => (await import('#pages/storage/StoragePage.tsx')).StoragePage),
  ),
  signedIn('/dashboard/myorders', orders),
  signedIn('/my-orders', orders),
  signedIn(
    '/dashboard/myorders/:orderId',
    page('order/OrderPage', async () => (await import('#pages/order/OrderPage.tsx')).OrderPage),
  ),

  ...adminRoutes,

  everyone(
    '/about',
    page('about/AboutPage', async () => (await import('#pages/about/AboutPage.tsx')).AboutPage),
  ),
  everyone(
    '/contact',
    page('contact/ContactPage', async () => (await import('#pages/contact/ContactPage.tsx')).ContactPage),
  ),
  everyone(
    '/faqs',
    page('faqs/FaqsPage', async () => (await import('#pages/faqs/FaqsPage.tsx')).FaqsPage),
  ),
  everyone(
    '/privacy-policy',
    page(
      'privacy-policy/PrivacyPolicyPage',
      async () => (await import('#pages/privacy-policy/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    ),
  ),
  everyone(
    '/return-policy',
    page(
      'return-policy/ReturnPolicyPage',
      async () => (await import('#pages/return-policy/ReturnPolicyPage.tsx')).ReturnPolicyPage,
    ),
  ),
  everyone(
    '*',
    page(
      'not-found/NotFoundPage',
      async () => (await import('#pages/not-found/NotFoundPage.tsx')).NotFoundPage,
    ),
  ),
];
