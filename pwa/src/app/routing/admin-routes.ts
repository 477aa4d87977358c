import { admin, type PageRoute, page } from './page-source';

/** The pages of administrators (docs/product.md#routes). */
export const adminRoutes: readonly PageRoute[] = [
  admin(
    '/dashboard/AdminAllOrders',
    page(
      'admin-orders/AdminOrdersPage',
      async () => (await import('#pages/admin-orders/AdminOrdersPage.tsx')).AdminOrdersPage,
    ),
  ),
  admin(
    '/dashboard/AdminAllOrders/:orderId',
    page(
      'admin-order/AdminOrderPage',
      async () => (await import('#pages/admin-order/AdminOrderPage.tsx')).AdminOrderPage,
    ),
  ),
  admin(
    '/dashboard/category',
    page(
      'categories/CategoriesPage',
      async () => (await import('#pages/categories/CategoriesPage.tsx')).CategoriesPage,
    ),
  ),
  admin(
    '/dashboard/subcategory',
    page(
      'subcategories/SubcategoriesPage',
      async () => (await import('#pages/subcategories/SubcategoriesPage.tsx')).SubcategoriesPage,
    ),
  ),
  admin(
    '/dashboard/upload-product',
    page(
      'upload-product/UploadProductPage',
      async () => (await import('#pages/upload-product/UploadProductPage.tsx')).UploadProductPage,
    ),
  ),
  admin(
    '/dashboard/product',
    page(
      'products/ProductsPage',
      async () => (await import('#pages/products/ProductsPage.tsx')).ProductsPage,
    ),
  ),
  admin(
    '/dashboard/overview',
    page(
      'overview/OverviewPage',
      async () => (await import('#pages/overview/OverviewPage.tsx')).OverviewPage,
    ),
  ),
  admin(
    '/dashboard/import',
    page('import/ImportPage', async () => (await import('#pages/import/ImportPage.tsx')).ImportPage),
  ),
  admin(
    '/dashboard/stock',
    page('stock/StockPage', async () => (await import('#pages/stock/StockPage.tsx')).StockPage),
  ),
  admin(
    '/dashboard/questions',
    page(
      'questions/QuestionsPage',
      async () => (await import('#pages/questions/QuestionsPage.tsx')).QuestionsPage,
    ),
  ),
  admin(
    '/dashboard/customers',
    page(
      'admin-customers/CustomersPage',
      async () => (await import('#pages/admin-customers/CustomersPage.tsx')).CustomersPage,
    ),
  ),
  admin(
    '/dashboard/customers/:customerId',
    page(
      'admin-customers/CustomerPage',
      async () => (await import('#pages/admin-customers/CustomerPage.tsx')).CustomerPage,
    ),
  ),
  admin(
    '/dashboard/activity',
    page(
      'activity/ActivityPage',
      async () => (await import('#pages/activity/ActivityPage.tsx')).ActivityPage,
    ),
  ),
  admin(
    '/dashboard/set-up',
    page(
      'set-up-shop/SetUpShopPage',
      async () => (await import('#pages/set-up-shop/SetUpShopPage.tsx')).SetUpShopPage,
    ),
  ),
  admin(
    '/dashboard/settings/shop',
    page(
      'shop-settings/ShopSettingsPage',
      async () => (await import('#pages/shop-settings/ShopSettingsPage.tsx')).ShopSettingsPage,
    ),
  ),
  admin(
    '/dashboard/settings/banners',
    page(
      'shop-banners/ShopBannersPage',
      async () => (await import('#pages/shop-banners/ShopBannersPage.tsx')).ShopBannersPage,
    ),
  ),
  admin(
    '/dashboard/settings/pages',
    page(
      'shop-pages/ShopPagesPage',
      async () => (await import('#pages/shop-pages/ShopPagesPage.tsx')).ShopPagesPage,
    ),
  ),
  admin(
    '/dashboard/settings/delivery',
    page(
      'delivery-areas/DeliveryAreasPage',
      async () => (await import('#pages/delivery-areas/DeliveryAreasPage.tsx')).DeliveryAreasPage,
    ),
  ),
  admin(
    '/dashboard/settings/backup',
    page('backup/BackupPage', async () => (await import('#pages/backup/BackupPage.tsx')).BackupPage),
  ),
];
