import type { OnlineStore, WebSite, WithContext } from 'schema-dts';
import type { ShopInLanguage } from '#data/queries/use-shop-settings.ts';
import { SHOP_PICTURE } from './shop-picture';

/** The shop and its search in schema.org's words, for the home page. */
export function shopThings(
  { name, logo, description, supportPhone, supportEmail, address, social }: ShopInLanguage,
  whole: (address: string) => string,
): WithContext<OnlineStore | WebSite>[] {
  const site: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: whole('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: whole('/search?q={search_term_string}'),
      // schema.org has no property of this name; search engines ask for it
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
  const shop: WithContext<OnlineStore> = {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name,
    description,
    url: whole('/'),
    logo: whole(logo || SHOP_PICTURE),
    telephone: supportPhone,
    email: supportEmail,
    address,
    sameAs: social.map(({ address: page }) => page),
  };
  return [site, shop];
}
