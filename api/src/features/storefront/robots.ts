/**
 * `/robots.txt`: search engines may read everything a visitor may see, except the API and pages of a
 * signed-in shopper.
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
