/** The words of the administrators' frame. */
export const adminFrameTexts = {
  groups: { orders: 'Orders', catalogue: 'Catalogue', customers: 'Customers', settings: 'Settings' },
  products: 'Products',
  more: 'More',
  viewShop: 'View shop',
} as const;
