import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { brandTheme } from '@jhola/shared/identity/brand-colours';
import { type ShopIcon, shopIcon } from '@jhola/shared/identity/shop-icons';
import { textIn } from '@jhola/shared/identity/text-in';
import type { Language } from '@jhola/shared/languages/chosen-language';

/** The web app manifests, by path, with their languages. */
export const MANIFESTS: ReadonlyMap<string, Language> = new Map([
  ['/manifest.webmanifest', 'en'],
  ['/manifest-admin.webmanifest', 'en'],
  ['/manifest-hi.webmanifest', 'hi'],
  ['/manifest-admin-hi.webmanifest', 'hi'],
]);

/**
 * A built manifest with the shop's present name, description and logo; all else stays as it was built.
 * @param webAppDir the folder of the build
 * @param path of the manifest
 */
export async function manifestOf(webAppDir: string, path: string, shop: ShopSettings): Promise<object> {
  const built = JSON.parse(await readFile(join(webAppDir, path), 'utf8')) as object;
  const language = MANIFESTS.get(path) ?? 'en';
  return {
    ...built,
    name: shop.name,
    short_name: shop.name,
    description: textIn(shop.description, language),
    ...(shop.colours && { theme_color: brandTheme(shop.colours).light['colour-primary'] }),
    ...(shop.logo && { icons: iconsOf(shop.logo) }),
  };
}

function iconsOf(logo: string) {
  const icon = (name: ShopIcon, side: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
    src: shopIcon(logo, name),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return [
    icon('small.png', 192, 'any'),
    icon('large.png', 512, 'any'),
    icon('maskable.png', 512, 'maskable'),
    icon('monochrome.png', 512, 'monochrome'),
  ];
}
