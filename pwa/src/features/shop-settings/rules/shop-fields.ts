import {
  type ShopSettings,
  ShopSettingsFields,
  type TextInLanguages,
} from '@jhola/shared/contracts/shop-settings.contract';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@jhola/shared/contracts/shop-settings-limits';
import { THEME_COLOURS } from '@jhola/shared/identity/brand-colours';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';

/** The fields of the form, in its order; those in two languages are two. */
export const SHOP_FIELDS = [
  'name',
  'tagline.en',
  'tagline.hi',
  'description.en',
  'description.hi',
  'deliveryPromise.en',
  'deliveryPromise.hi',
  'heroLines.en',
  'heroLines.hi',
  'heroLead.en',
  'heroLead.hi',
  'supportPhone',
  'supportEmail',
  'address.en',
  'address.hi',
  'openingHours.en',
  'openingHours.hi',
  ...SOCIAL_NETWORKS,
  'gstin',
  'gstPercent',
  'logo',
  'brand',
  'accent',
  'minimumOrder',
] as const;
export type ShopFieldName = (typeof SHOP_FIELDS)[number];

/** What stands in the fields. */
export type ShopFields = Readonly<Record<ShopFieldName, string>>;

/** The settings as they stand in the form: a line each of the hero's, a field each of the networks. */
export function fieldsOf(shop: ShopSettings): ShopFields {
  const link = (network: SocialNetwork) => shop.social.find(({ name }) => name === network)?.address ?? '';
  const two = <Name extends string>(name: Name, { en, hi }: TextInLanguages) =>
    ({ [`${name}.en`]: en, [`${name}.hi`]: hi }) as Record<`${Name}.en` | `${Name}.hi`, string>;
  return {
    name: shop.name,
    ...two('tagline', shop.tagline),
    ...two('description', shop.description),
    ...two('deliveryPromise', shop.deliveryPromise),
    ...two('heroLines', { en: shop.heroLines.en.join('\n'), hi: shop.heroLines.hi.join('\n') }),
    ...two('heroLead', shop.heroLead),
    supportPhone: shop.supportPhone,
    supportEmail: shop.supportEmail,
    ...two('address', shop.address),
    ...two('openingHours', shop.openingHours),
    facebook: link('facebook'),
    twitter: link('twitter'),
    instagram: link('instagram'),
    linkedin: link('linkedin'),
    whatsapp: link('whatsapp'),
    gstin: shop.gstin,
    gstPercent: shop.gstPercent === null ? '' : String(shop.gstPercent),
    // A device may have kept the settings of an earlier version.
    logo: shop.logo ?? '',
    brand: shop.colours?.brand ?? '',
    accent: shop.colours?.accent ?? '',
    minimumOrder: shop.minimumOrder ? String(shop.minimumOrder) : '',
  };
}

/** The settings that were written, or the fields that are wrong (docs/product.md#shop-settings). */
export type ReadShop =
  | { readonly settings: ShopSettingsFields }
  | { readonly wrong: ReadonlySet<ShopFieldName> };

/** Reads what stands in the fields, by the contract's own rules. */
export function readShop(fields: ShopFields): ReadShop {
  const text = (
    name: 'tagline' | 'description' | 'deliveryPromise' | 'heroLead' | 'address' | 'openingHours',
  ) => ({
    en: inOneLine(fields[`${name}.en`]),
    hi: inOneLine(fields[`${name}.hi`]),
  });
  const used = SOCIAL_NETWORKS.filter((network) => fields[network].trim() !== '');
  const percent = fields.gstPercent.trim().replace(',', '.');
  const minimum = fields.minimumOrder.replace(/[₹,\s]/g, '');
  const parsed = ShopSettingsFields.safeParse({
    name: fields.name,
    tagline: text('tagline'),
    description: text('description'),
    deliveryPromise: text('deliveryPromise'),
    heroLines: { en: linesOf(fields['heroLines.en']), hi: linesOf(fields['heroLines.hi']) },
    heroLead: text('heroLead'),
    supportPhone: fields.supportPhone,
    supportEmail: fields.supportEmail.trim(),
    address: text('address'),
    openingHours: text('openingHours'),
    social: used.map((name) => ({ name, address: fields[name].trim() })),
    gstin: fields.gstin,
    gstPercent: percent === '' ? null : Number(percent),
    logo: fields.logo,
    colours: coloursIn(fields),
    minimumOrder: minimum === '' ? null : Number(minimum),
  });
  if (parsed.success) return { settings: parsed.data };
  return { wrong: new Set(parsed.error.issues.map(({ path }) => fieldAt(path, used))) };
}

/** The colours that were chosen; one that was not is the theme's. */
const coloursIn = ({ brand, accent }: ShopFields) =>
  brand === '' && accent === ''
    ? null
    : { brand: brand || THEME_COLOURS.brand, accent: accent || THEME_COLOURS.accent };

/** A text as one line: a field of several lines takes line breaks. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The field that an issue of the contract is about. */
function fieldAt(path: readonly PropertyKey[], used: readonly SocialNetwork[]): ShopFieldName {
  const [first, second] = path;
  if (first === 'colours') return second === 'accent' ? 'accent' : 'brand';
  const network = first === 'social' && typeof second === 'number' ? used[second] : undefined;
  const name =
    network ?? SHOP_FIELDS.find((field) => field === first || field === `${String(first)}.${String(second)}`);
  if (!name) throw new Error(`The form has no field for ${path.join('.')}`);
  return name;
}

/** The fields that the owner of a new shop writes: those that still are the example's are empty. */
export function ownersFields(shop: ShopSettings): Partial<ShopFields> {
  const [now, example] = [fieldsOf(shop), fieldsOf(defaultShopSettings)];
  const left = (['name', 'supportPhone', 'supportEmail', 'address.en', 'address.hi'] as const).filter(
    (name) => now[name] === example[name],
  );
  return Object.fromEntries(left.map((name) => [name, '']));
}
