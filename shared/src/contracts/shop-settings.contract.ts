import { z } from 'zod';
import { answerOf } from './answer.contract.js';
import { isGstin } from './gstin.js';
import {
  SHOP_SETTINGS_LENGTHS as LENGTHS,
  MAX_BANNERS,
  MAX_HERO_LINES,
  MAX_MINIMUM_ORDER,
  SOCIAL_NETWORKS,
} from './shop-settings-limits.js';

/** Who the shop is (docs/product.md#shop-settings); additions of ours. */
export const shopSettingsPaths = {
  get: '/api/shop-settings/get',
  save: '/api/shop-settings/admin/save',
  uploadLogo: '/api/shop-settings/admin/logo',
} as const;

/** One line as it is shown: no control characters, and none that reverse what stands behind them. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u, 'has characters that cannot be shown');

/** A line that must not be empty. */
export const wanted = (longest: number) => line(longest).min(1, 'is missing');

/** A text in English, and in Hindi where there is one: screens in Hindi show the English otherwise. */
const inLanguages = (longest: number) => z.strictObject({ en: wanted(longest), hi: line(longest) });
export type TextInLanguages = { readonly en: string; readonly hi: string };

const heroLines = z.array(wanted(LENGTHS.heroLine)).max(MAX_HERO_LINES);

/** A telephone number as it is shown: 7 to 15 digits in groups, from abroad with a plus. */
const Telephone = line(LENGTHS.supportPhone).regex(
  /^(?=(?:\D*\d){7,15}\D*$)\+?\d+(?:[ -]\d+)*$/,
  'is not a telephone number',
);

/** No user name may stand in it: `https://www.facebook.com@evil.example`. */
const WebAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'is not an address that begins with https://',
  })
  .regex(/^https:\/\/[^\s/?#@]+(?:[/?#]|$)/, 'has a user name in it')
  .max(LENGTHS.socialAddress);

const SocialLink = z.strictObject({ name: z.enum(SOCIAL_NETWORKS), address: WebAddress });
export type SocialLink = z.infer<typeof SocialLink>;

/** The address that an upload of a logo was answered with, or '' for the shop's own drawing; the icons' follow from it (shopIcon). */
const Logo = z.union([z.literal(''), z.string().regex(/^\/uploads\/logo\/[\w-]{24}-large\.png$/)], {
  error: 'is not an uploaded logo',
});

const Colour = z.string().regex(/^#[\da-f]{6}$/, 'is not a colour');
/** The owner's colours; null for those of the shop's own theme (identity/brand-colours). */
const Colours = z.strictObject({ brand: Colour, accent: Colour }).nullable();

/** A page of the shop: its path, with a query or without. Neither `//` nor a backslash, which lead elsewhere. */
const ShopPath = z
  .string()
  .regex(
    /^\/(?![/\\])[^\s\\\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u,
    'is neither a path of the shop nor an https address',
  );

const DayOrNone = z.union([z.literal(''), z.iso.date()], { error: 'is not a day' });

/** A banner of the home page (docs/product.md#own-banners). */
const ShopBanner = z
  .strictObject({
    /** The address that an upload of a picture was answered with. */
    picture: z.string().regex(/^\/uploads\/pictures\/[\w-]{24}-640\.webp$/, 'is not an uploaded picture'),
    /** Where it leads: a path of the shop or an address elsewhere; '' for nowhere. */
    link: z
      .string()
      .trim()
      .max(LENGTHS.bannerLink)
      .pipe(z.union([z.literal(''), ShopPath, WebAddress])),
    /** What is on it, for those who cannot see it. */
    words: inLanguages(LENGTHS.bannerWords),
    /** Its first and last day by India's calendar, as `2026-11-26`; '' for one without such a day. */
    from: DayOrNone,
    to: DayOrNone,
  })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    error: 'is before the first day',
  });
export type ShopBanner = z.infer<typeof ShopBanner>;

/** The banners in the order in which they are shown. */
export const ShopBanners = z
  .array(ShopBanner)
  .max(MAX_BANNERS)
  .refine(
    (banners) => new Set(banners.map(({ picture }) => picture)).size === banners.length,
    'names a picture more than once',
  );

/** What an administrator edits. */
export const ShopSettingsFields = z
  .strictObject({
    name: wanted(LENGTHS.name),
    tagline: inLanguages(LENGTHS.tagline),
    description: inLanguages(LENGTHS.description),
    /** What cart and order say of the delivery. */
    deliveryPromise: inLanguages(LENGTHS.deliveryPromise),
    /** What the hero types behind its greeting. Without Hindi lines it types the English ones. */
    heroLines: z.strictObject({ en: heroLines, hi: heroLines }),
    /** What stands below. */
    heroLead: inLanguages(LENGTHS.heroLead),
    supportPhone: Telephone,
    supportEmail: z.email().max(LENGTHS.supportEmail),
    address: inLanguages(LENGTHS.address),
    social: z
      .array(SocialLink)
      .max(SOCIAL_NETWORKS.length)
      .refine(
        (links) => new Set(links.map(({ name }) => name)).size === links.length,
        'names a network more than once',
      ),
    /** The tax number on invoices; '' for a shop without. */
    gstin: z
      .string()
      .trim()
      .toUpperCase()
      .refine((number) => number === '' || isGstin(number), 'is not a GSTIN'),
    /** The tax that all prices include, in percent; null for a shop without. */
    gstPercent: z.number().min(0).max(100).multipleOf(0.01).nullable(),
    /** Pages of earlier versions know of none: what is left out stays as it is. */
    logo: Logo.optional(),
    colours: Colours.optional(),
    /** When the shop is there for its customers, in its own words; '' for the texts of the web app. */
    openingHours: z
      .strictObject({ en: line(LENGTHS.openingHours), hi: line(LENGTHS.openingHours) })
      .optional(),
    /** What the items of an order must come to, in whole rupees; null for a shop without a minimum. */
    minimumOrder: z.number().int().min(1).max(MAX_MINIMUM_ORDER).nullable().optional(),
    banners: ShopBanners.optional(),
    /** Answered with the settings and sent back with them; only saving a page changes it. */
    pages: z.unknown().optional(),
  })
  .refine(({ gstin, gstPercent }) => (gstin === '') === (gstPercent === null), {
    path: ['gstPercent'],
    error: 'stands with the GSTIN, or neither',
  })
  .meta({ id: 'ShopSettingsFields' });
export type ShopSettingsFields = z.infer<typeof ShopSettingsFields>;

/**
 * The settings as everybody gets them, with their version: 0 until they are saved for the first time, then one more with each
 * change. Not as strict as what comes in: settings that were taken once stay readable.
 */
export const ShopSettings = z
  .object({
    version: z.number().int().min(0),
    name: z.string(),
    tagline: z.object({ en: z.string(), hi: z.string() }),
    description: z.object({ en: z.string(), hi: z.string() }),
    deliveryPromise: z.object({ en: z.string(), hi: z.string() }),
    heroLines: z.object({ en: z.array(z.string()), hi: z.array(z.string()) }),
    heroLead: z.object({ en: z.string(), hi: z.string() }),
    supportPhone: z.string(),
    supportEmail: z.string(),
    address: z.object({ en: z.string(), hi: z.string() }),
    social: z.array(z.object({ name: z.enum(SOCIAL_NETWORKS), address: z.string() })),
    gstin: z.string(),
    gstPercent: z.number().nullable(),
    logo: z.string().default(''),
    colours: z.object({ brand: z.string(), accent: z.string() }).nullable().default(null),
    openingHours: z.object({ en: z.string(), hi: z.string() }).default({ en: '', hi: '' }),
    minimumOrder: z.number().nullable().default(null),
    banners: z
      .array(
        z.object({
          picture: z.string(),
          link: z.string(),
          words: z.object({ en: z.string(), hi: z.string() }),
          from: z.string(),
          to: z.string(),
        }),
      )
      .default([]),
    /** The versions of the pages that the owner has written, by their names (docs/product.md#shop-pages). */
    pages: z.record(z.string(), z.number().int()).default({}),
  })
  .meta({ id: 'ShopSettings' });
export type ShopSettings = z.infer<typeof ShopSettings>;

export const ShopSettingsAnswer = answerOf(ShopSettings).meta({ id: 'ShopSettingsAnswer' });
export type ShopSettingsAnswer = z.infer<typeof ShopSettingsAnswer>;

/** The version is that which was edited: settings that somebody else has saved since are not overwritten. */
export const SaveShopSettingsRequest = z
  .strictObject({ version: z.number().int().min(0), settings: ShopSettingsFields })
  .meta({ id: 'SaveShopSettingsRequest' });
export type SaveShopSettingsRequest = z.infer<typeof SaveShopSettingsRequest>;
