import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { listingPathOf } from '../harness/categories';

/** Whose screens are taken. */
export type Person = 'visitor' | 'shopper' | 'admin';

/** An address, or how it is made for the product that is shown. */
type Address = string | ((shown: ProductSummary) => string);

/** Every route that has a screen, with the name its pictures get. */
export const routes: Record<Person, Record<string, Address>> = {
  visitor: {
    home: '/',
    shop: '/shop',
    search: '/search?q=atta',
    'search-start': '/search',
    'search-nothing': '/search?q=zzzzqqqq',
    listing: listingPathOf,
    product: productPath,
    cart: '/cart',
    login: '/login',
    register: '/register',
    'forgot-password': '/forgot-password',
    user: '/user',
    success: '/success',
    cancel: '/cancel?orderId=ORD-7K3M9Q',
    about: '/about',
    contact: '/contact',
    faqs: '/faqs',
    'privacy-policy': '/privacy-policy',
    'return-policy': '/return-policy',
    'not-found': '/no-such-page',
  },
  shopper: {
    home: '/',
    product: productPath,
    cart: '/cart',
    checkout: '/checkout',
    user: '/user',
    profile: '/dashboard/profile',
    address: '/dashboard/address',
    wishlist: '/dashboard/mywishlist',
    'my-orders': '/dashboard/myorders',
  },
  admin: {
    user: '/user',
    overview: '/dashboard/overview',
    'all-orders': '/dashboard/AdminAllOrders',
    category: '/dashboard/category',
    subcategory: '/dashboard/subcategory',
    'upload-product': '/dashboard/upload-product',
    products: '/dashboard/product',
    import: '/dashboard/import',
    stock: '/dashboard/stock',
    questions: '/dashboard/questions',
    customers: '/dashboard/customers',
    activity: '/dashboard/activity',
    'set-up': '/dashboard/set-up',
    'shop-settings': '/dashboard/settings/shop',
    banners: '/dashboard/settings/banners',
    'shop-pages': '/dashboard/settings/pages',
    'delivery-areas': '/dashboard/settings/delivery',
    backup: '/dashboard/settings/backup',
  },
};

/** Where a person's screen is, below the shop's address. */
export function pathOf(person: Person, name: string, shown: ProductSummary): string {
  const address = routes[person][name];
  if (!address) throw new Error(`A ${person} has no screen named ${name}`);
  return typeof address === 'string' ? address : address(shown);
}
