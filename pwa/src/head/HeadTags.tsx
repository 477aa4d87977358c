import type { ShopInLanguage } from '#data/queries/use-shop-settings.ts';
import type { PageFacts } from './page-facts';
import { SHOP_PICTURE } from './shop-picture';

interface HeadTagsProps extends PageFacts {
  /** Scheme, host and port of the shop: shared pages and canonical links need whole addresses. */
  readonly origin: string;
  /** Its name stands in the title. */
  readonly shop: Pick<ShopInLanguage, 'name' | 'description' | 'logo'>;
  /** `en_IN` or `hi_IN`. */
  readonly locale: string;
  /** Put on each tag. */
  readonly mark?: { readonly 'data-server-head'?: '' };
}

/** A page's facts as tags: title, description, canonical link, Open Graph, JSON-LD. React puts them into the head. */
export function HeadTags({ origin, shop, locale, mark, ...facts }: HeadTagsProps) {
  const { canonical, structuredData, description = shop.description } = facts;
  const title = facts.title.includes(shop.name) ? facts.title : `${facts.title} | ${shop.name}`;
  const whole = (address: string) => new URL(address, origin).href;
  return (
    <>
      <title {...mark}>{title}</title>
      <meta {...mark} name="description" content={description} />
      {facts.keywords && <meta {...mark} name="keywords" content={facts.keywords} />}
      {facts.noIndex && <meta {...mark} name="robots" content="noindex" />}
      {canonical && <link {...mark} rel="canonical" href={whole(canonical)} />}
      <meta {...mark} property="og:site_name" content={shop.name} />
      <meta {...mark} property="og:locale" content={locale} />
      <meta {...mark} property="og:type" content="website" />
      <meta {...mark} property="og:title" content={title} />
      <meta {...mark} property="og:description" content={description} />
      <meta {...mark} property="og:image" content={whole(facts.image ?? (shop.logo || SHOP_PICTURE))} />
      {canonical && <meta {...mark} property="og:url" content={whole(canonical)} />}
      <meta {...mark} name="twitter:card" content={facts.image ? 'summary_large_image' : 'summary'} />
      {structuredData?.(whole).map((thing) => (
        <script
          {...mark}
          key={JSON.stringify(thing)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`, and no browser runs it
          dangerouslySetInnerHTML={{ __html: inScript(thing) }}
        />
      ))}
    </>
  );
}

/** JSON that can stand inside a script element: nothing in it can close the element. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
