import { expect, it } from 'vitest';
import type { Audience } from './page-source';
import { routes } from './routes';

const pathsOf = (whose: Audience) =>
  routes.filter(({ audience }) => audience === whose).map(({ path }) => path);

it('keeps the pages of shoppers from visitors', () => {
  expect(pathsOf('signed-in')).toEqual([
    '/checkout',
    '/dashboard',
    '/dashboard/profile',
    '/dashboard/address',
    '/dashboard/mywishlist',
    '/dashboard/storage',
    '/dashboard/myorders',
    '/my-orders',
    '/dashboard/myorders/:orderId',
  ]);
});

it('keeps the pages of the desk for administrators', () => {
  expect(pathsOf('admin')).toEqual([
    '/dashboard/AdminAllOrders',
    '/dashboard/AdminAllOrders/:orderId',
    '/dashboard/category',
    '/dashboard/subcategory',
    '/dashboard/upload-product',
    '/dashboard/product',
    '/dashboard/overview',
    '/dashboard/import',
    '/dashboard/stock',
    '/dashboard/questions',
    '/dashboard/customers',
    '/dashboard/customers/:customerId',
    '/dashboard/activity',
    '/dashboard/set-up',
    '/dashboard/settings/shop',
    '/dashboard/settings/banners',
    '/dashboard/settings/pages',
    '/dashboard/settings/delivery',
    '/dashboard/settings/backup',
  ]);
});

it('shows everybody the rest, none of it an account’s', () => {
  expect(pathsOf('everyone').filter((path) => path.startsWith('/dashboard'))).toEqual([]);
});
