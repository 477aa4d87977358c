import { admin, type PageRoute, page } from './page-source';

/** The pages of administrators (docs/product.md#routes). */
export const adminRoutes: readonly PageRoute[] = [
  admin(
    '/dashboard/AdminAllOrders',
    page(
      'admin-orders/AdminOrdersPage',
      async () => (await import('../../pages/admin-orders/AdminOrdersPage')).AdminOrdersPage,
    ),
  ),
  admin(
    '/dashboard/AdminAllOrders/:orderId',
    page(
      'admin-order/AdminOrderPage',
      async () => (await import('../../pages/admin-order/AdminOrderPage')).AdminOrderPage,
    ),
  ),
  admin(
    '/dashboard/category',
    page(
      'categories/CategoriesPage',
      async () => (await import('../../pages/categories/CategoriesPage')).CategoriesPage,
    ),
  ),
  admin(
    '/dashboard/subcategory',
    page(
      'subcategories/SubcategoriesPage',
      async () => (await import('../../pages/subcategories/SubcategoriesPage')).SubcategoriesPage,
    ),
  ),
  admin(
    '/dashboard/upload-product',
    page(
      'upload-product/UploadProductPage',
      async () => (await import('../../pages/upload-product/UploadProductPage')).UploadProductPage,
    ),
  ),
  admin(
    '/dashboard/product',
    page(
      'products/ProductsPage',
      async () => (await import('../../pages/products/ProductsPage')).ProductsPage,
    ),
  ),
  admin(
    '/dashboard/overview',
    page(
      'overview/OverviewPage',
      async () => (await import('../../pages/overview/OverviewPage')).OverviewPage,
    ),
  ),
  admin(
    '/dashboard/import',
    page('import/ImportPage', async () => (await import('../../pages/import/ImportPage')).ImportPage),
  ),
  admin(
    '/dashboard/stock',
    page('stock/StockPage', async () => (await import('../../pages/stock/StockPage')).StockPage),
  ),
  admin(
    '/dashboard/customers',
    page(
      'admin-customers/CustomersPage',
      async () => (await import('../../pages/admin-customers/CustomersPage')).CustomersPage,
    ),
  ),
  admin(
    '/dashboard/customers/:customerId',
    page(
      'admin-customers/CustomerPage',
      async () => (await import('../../pages/admin-customers/CustomerPage')).CustomerPage,
    ),
  ),
];
