/** The longest texts of the shop's settings, in characters; apart from the contract, for forms without zod. */
export const SHOP_SETTINGS_LENGTHS = {
  name: 40,
  tagline: 80,
  description: 300,
  deliveryPromise: 80,
  supportPhone: 24,
  supportEmail: 120,
  address: 250,
  openingHours: 80,
  gstin: 15,
  heroLine: 60,
  heroLead: 120,
  socialAddress: 200,
  bannerWords: 120,
  bannerLink: 200,
} as const;

/** How many lines the hero types at most, behind its greeting. */
export const MAX_HERO_LINES = 6;

/** How many banners of its own a shop has at most. */
export const MAX_BANNERS = 8;

/** The networks that the shop has an icon for, in the order of the footer. */
export const SOCIAL_NETWORKS = ['facebook', 'twitter', 'instagram', 'linkedin', 'whatsapp'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The largest minimum of an order, in rupees. */
export const MAX_MINIMUM_ORDER = 100_000;

/** The longer side of a logo has at least so many pixels: it is drawn as large as 512. */
export const MIN_LOGO_SIDE = 256;
