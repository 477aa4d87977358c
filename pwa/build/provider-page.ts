import type { Plugin } from 'vite';

const PAGE = '/google-button.html';
const SHOP_STYLES = /\s*<link rel="stylesheet" crossorigin[^>]*>/;

/** Keeps the shop's styles out of the page with the sign-in provider's button, which has a few of its own. */
export function slimProviderPage(): Plugin {
  return {
    name: 'jhola-provider-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== PAGE) return html;
        if (!SHOP_STYLES.test(html))
          throw new Error(`${PAGE} has no link to the shop’s styles to be taken out.`);
        return html.replace(SHOP_STYLES, '');
      },
    },
  };
}
