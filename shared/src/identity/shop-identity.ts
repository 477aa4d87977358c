import type { SocialLink } from '../contracts/shop-settings.contract.js';

/**
 * Who the shop is until its administrator says otherwise (docs/product.md#shop-settings), in English: what the web app shows
 * while it knows nothing else.
 */
export const shopIdentity = {
  name: 'Jhola',
  tagline: 'Delivered in under 10 minutes',
  description:
    'Books, earbuds, toys, clothes, watches, atta, dal and snacks: over 5,000 products at fair prices, delivered in under 10 minutes.',
  heroLines: [
    'Festive offers: up to 60% off.',
    'Light up with Diwali deals.',
    'Gifts at your door in 10 minutes.',
  ],
  heroLead: 'Over 5,000 products, delivered in under 10 minutes.',
  supportPhone: '+91 80 4718 2200',
  supportEmail: 'help@jhola.example',
  address: '14, Avenue Road, Chickpet, Bengaluru, Karnataka 560053, India',
  social: [
    { name: 'facebook', address: 'https://www.facebook.com/jhola.example' },
    { name: 'twitter', address: 'https://twitter.com/jhola_example' },
    { name: 'instagram', address: 'https://www.instagram.com/jhola.example' },
    { name: 'linkedin', address: 'https://www.linkedin.com/company/jhola-example' },
    { name: 'whatsapp', address: 'https://wa.me/918047182200' },
  ],
} as const satisfies { readonly social: readonly SocialLink[] } & Readonly<Record<string, unknown>>;
