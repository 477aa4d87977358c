import type { ShopBanner, ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { textIn } from '@jhola/shared/identity/text-in';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { useAtomValue } from 'jotai';
import { createContext, useContext, useMemo } from 'react';
import { useLanguage } from '#i18n/use-texts.ts';
import { knownShopAtom } from '../shop/known-shop';

/** A banner of the owner's in one language (docs/product.md#own-banners). */
export type OwnBanner = Omit<ShopBanner, 'words'> & { readonly words: string };

/** The shop's settings in one language. */
export interface ShopInLanguage
  extends Pick<
    ShopSettings,
    'name' | 'logo' | 'minimumOrder' | 'pages' | 'supportPhone' | 'supportEmail' | 'social'
  > {
  readonly tagline: string;
  readonly description: string;
  readonly deliveryPromise: string;
  readonly heroLines: readonly string[];
  readonly heroLead: string;
  /** Empty where the owner has written none. */
  readonly openingHours: string;
  readonly address: string;
  readonly banners: readonly OwnBanner[];
}

/** On the server the settings of the page that is rendered; in the browser there is none, and the device's are shown. */
export const ShopSettingsContext = createContext<ShopSettings | undefined>(undefined);

/** Who the shop is, in the shopper's language, live (docs/product.md#shop-settings). */
export function useShopSettings(): ShopInLanguage {
  const brought = useContext(ShopSettingsContext);
  const known = useAtomValue(knownShopAtom);
  const language = useLanguage();
  const shop = brought ?? known;
  return useMemo(() => shopIn(shop, language), [shop, language]);
}

/** The settings in one language; what the shop has no Hindi of stays English. */
export function shopIn(shop: ShopSettings, language: Language): ShopInLanguage {
  const { heroLines } = shop;
  return {
    ...shop,
    tagline: textIn(shop.tagline, language),
    description: textIn(shop.description, language),
    deliveryPromise: textIn(shop.deliveryPromise, language),
    heroLines: heroLines[language].length > 0 ? heroLines[language] : heroLines.en,
    heroLead: textIn(shop.heroLead, language),
    address: textIn(shop.address, language),
    openingHours: textIn(shop.openingHours, language),
    banners: shop.banners.map((banner) => ({ ...banner, words: textIn(banner.words, language) })),
  };
}
