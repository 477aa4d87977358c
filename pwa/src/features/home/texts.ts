/** The words of the home page: greeting, promotions, newsletter. */
export const homeTexts = {
  title: 'Jhola: groceries, books, gadgets and clothes in 10 minutes',
  description:
    'Shop over 5,000 products: atta, dal, snacks, books, earbuds, toys, t-shirts and watches at fair prices, delivered in under 10 minutes.',
  keywords:
    'online shopping, groceries, atta, dal, snacks, books, earbuds, neckbands, toys, t-shirts, clothing, watches, India',
  welcome: (username: string) => `Welcome back, ${username}!`,
  greeting: 'Fresh fashion, everyday finds.',
  promotions: [
    'Festive offers: up to 60% off.',
    'Light up the season with Diwali deals.',
    'Gifts for everyone, at your door in 10 minutes.',
  ],
  lead: 'Over 5,000 products, from atta and dal to earbuds and toys. Delivered in under 10 minutes.',
  shopNow: 'Shop Now',
  facts: [
    { icon: 'clock', text: 'Under 10 minutes' },
    { icon: 'truck', text: 'Free delivery' },
    { icon: 'shield', text: '7-day returns' },
  ],
  banners: [
    { name: 'banner-1', title: 'Dressed for the festival', text: 'Sarees, kurtas and mithai', term: 'saree' },
    { name: 'banner-2', title: 'Sound and style', text: 'Earbuds, speakers and watches', term: 'earbuds' },
    { name: 'banner-3', title: 'The kitchen, stocked', text: 'Atta, dal, masala and snacks', term: 'atta' },
  ],
  carousel: 'Offers',
  banner: (place: number, count: number) => `Banner ${place} of ${count}`,
  categories: 'Shop by Category',
  scrollLeft: 'Scroll left',
  scrollRight: 'Scroll right',
  products: 'Products',
  newsletter: 'Get the good offers first',
  newsletterLead: 'One short e-mail a week. No noise.',
  newsletterEmail: 'E-mail address',
  newsletterPlaceholder: 'you@example.com',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  newsletterInvalid: 'Please enter a valid email address.',
  subscribed: 'Subscribed successfully!',
  backToTop: 'Back to top',
  failed: 'Something went wrong!',
  retry: 'Retry',
} as const;
