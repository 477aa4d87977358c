import { useEffect } from 'react';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { iconLinks } from '#head/icon-links.ts';

const ICONS = 'link[rel=icon], link[rel=apple-touch-icon]';

/** The icons of the browser's tab and of iOS are those of the shop's logo, also when it changes (docs/product.md#shop-logo). */
export function useOwnIcons(): void {
  const { logo } = useShopSettings();
  useEffect(() => {
    const wanted = iconLinks(logo);
    const shown = [...document.querySelectorAll(ICONS)];
    if (shown[0]?.getAttribute('href') === wanted[0]?.href) return;
    for (const link of shown) link.remove();
    document.head.append(
      ...wanted.map((attributes) => Object.assign(document.createElement('link'), attributes)),
    );
  }, [logo]);
}
