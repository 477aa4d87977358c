import { type ComponentType, lazy } from 'react';

/** Who may open a page (decisions, Routes). */
export type Audience = 'everyone' | 'signed-in' | 'admin';

export interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
  readonly audience: Audience;
}

/** A page whose code is loaded when it is first opened. */
function page<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ComponentType {
  return lazy(async () => {
    const Page: ComponentType = (await load())[name];
    return { default: Page };
  });
}

const everyone = (path: string, Page: ComponentType): PageRoute => ({ path, Page, audience: 'everyone' });
const signedIn = (path: string, Page: ComponentType): PageRoute => ({ path, Page, audience: 'signed-in' });
const admin = (path: string, Page: ComponentType): PageRoute => ({ path, Page, audience: 'admin' });

const orders = page('OrdersPage', () => import('../../pages/orders/OrdersPage'));

/** The route table of the specification's section 2 and of the decisions; more exact paths win over wider ones. */
export const routes: readonly PageRoute[] = [
  everyone(
    '/',
    page('HomePage', () => import('../../pages/home/HomePage')),
  ),
  everyone(
    '/search',
    page('SearchPage', () => import('../../pages/search/SearchPage')),
  ),
  everyone(
    '/shop',
    page('ShopPage', () => import('../../pages/shop/ShopPage')),
  ),
  everyone(
    '/product/:slug',
    page('ProductPage', () => import('../../pages/product/ProductPage')),
  ),
  everyone(
    '/:category/:subcategory',
    page('ListingPage', () => import('../../pages/listing/ListingPage')),
  ),
  everyone(
    '/cart',
    page('CartPage', () => import('../../pages/cart/CartPage')),
  ),
  signedIn(
    '/checkout',
    page('CheckoutPage', () => import('../../pages/checkout/CheckoutPage')),
  ),
  everyone(
    '/success',
    page('SuccessPage', () => import('../../pages/success/SuccessPage')),
  ),
  everyone(
    '/cancel',
    page('CancelPage', () => import('../../pages/cancel/CancelPage')),
  ),

  everyone(
    '/login',
    page('LoginPage', () => import('../../pages/login/LoginPage')),
  ),
  everyone(
    '/register',
    page('RegisterPage', () => import('../../pages/register/RegisterPage')),
  ),
  everyone(
    '/forgot-password',
    page('ForgotPasswordPage', () => import('../../pages/forgot-password/ForgotPasswordPage')),
  ),
  everyone(
    '/user',
    page('UserMenuPage', () => import('../../pages/user/UserMenuPage')),
  ),

  signedIn(
    '/dashboard',
    page('ProfilePage', () => import('../../pages/profile/ProfilePage')),
  ),
  signedIn(
    '/dashboard/profile',
    page('ProfilePage', () => import('../../pages/profile/ProfilePage')),
  ),
  signedIn(
    '/dashboard/address',
    page('AddressesPage', () => import('../../pages/addresses/AddressesPage')),
  ),
  signedIn(
    '/dashboard/mywishlist',
    page('WishlistPage', () => import('../../pages/wishlist/WishlistPage')),
  ),
  signedIn('/dashboard/myorders', orders),
  signedIn('/my-orders', orders),
  admin(
    '/dashboard/AdminAllOrders',
    page('AdminOrdersPage', () => import('../../pages/admin-orders/AdminOrdersPage')),
  ),

  everyone(
    '/about',
    page('AboutPage', () => import('../../pages/about/AboutPage')),
  ),
  everyone(
    '/contact',
    page('ContactPage', () => import('../../pages/contact/ContactPage')),
  ),
  everyone(
    '/faqs',
    page('FaqsPage', () => import('../../pages/faqs/FaqsPage')),
  ),
  everyone(
    '/privacy-policy',
    page('PrivacyPolicyPage', () => import('../../pages/privacy-policy/PrivacyPolicyPage')),
  ),
  everyone(
    '/return-policy',
    page('ReturnPolicyPage', () => import('../../pages/return-policy/ReturnPolicyPage')),
  ),
  everyone(
    '*',
    page('NotFoundPage', () => import('../../pages/not-found/NotFoundPage')),
  ),
];
