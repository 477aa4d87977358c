import { shopIcon } from '@jhola/shared/identity/shop-icons';

/** The icons of an own logo in a document's head; those of a shop without one stand in index.html, and here. */
export function iconLinks(logo: string): readonly Readonly<Record<'rel' | 'href', string>>[] {
  if (!logo)
    return [
      { rel: 'icon', href: '/icons/favicon.ico' },
      { rel: 'icon', href: '/logo.svg' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon-180x180.png' },
    ];
  return [
    { rel: 'icon', href: shopIcon(logo, 'favicon.png') },
    { rel: 'apple-touch-icon', href: shopIcon(logo, 'apple.png') },
  ];
}
