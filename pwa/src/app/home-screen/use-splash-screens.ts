import { splashPath, splashScreensOf } from '@jhola/shared/identity/splash-screens';
import { useEffect } from 'react';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';

/**
 * Links the pictures that iOS shows while the installed shop opens: those of this screen, for Safari to take along when the
 * shop is put onto the home screen. They stand in no page as it comes, since no other browser reads them.
 * @param byHand whether this is where shoppers install by hand
 */
export function useSplashScreens(byHand: boolean): void {
  const { logo } = useShopSettings();
  useEffect(() => {
    if (!byHand) return;
    const { width, height } = window.screen;
    const found = splashScreensOf({ width, height, ratio: window.devicePixelRatio });
    const tags = found.map((screen) =>
      Object.assign(document.createElement('link'), {
        rel: 'apple-touch-startup-image',
        href: splashPath(screen, logo),
        media: screen.media,
      }),
    );
    // Safari shows them only to a page that says so itself, whatever its manifest says.
    const capable = Object.assign(document.createElement('meta'), {
      name: 'apple-mobile-web-app-capable',
      content: 'yes',
    });
    document.head.append(capable, ...tags);
    return () => {
      for (const tag of [capable, ...tags]) tag.remove();
    };
  }, [byHand, logo]);
}
