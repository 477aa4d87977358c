/**
 * `/robots.txt`: everything a visitor may see is for search engines too; the API and pages that belong to one shopper
 * are not.
 * @param publicUrl scheme, host and port of the shop
 */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /checkout',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
