import { picturesLoaded } from './app/first-screen/pictures-loaded';
import { reloadWhenOutdated } from './app/updates/reload-when-outdated';
import { FIRST_SCREEN_ID, LATER, LATER_STYLES } from './data/db/document-names';
import { firstSign } from './data/db/first-sign';
import { keepInstallPrompt } from './features/install/install-prompt';

/** Pictures that take longer than this have the app's code beside them, in milliseconds after the first paint. */
const LONGEST_WAIT_MS = 2000;

reloadWhenOutdated(import.meta.url);
// The browser's offer may come before the app's code is run.
keepInstallPrompt();

/**
 * Opens the app. Where the server's first screen is there to be looked at, the app's code waits until it is painted, and leaves the
 * network to its pictures until they are there or somebody does something.
 */
async function open(): Promise<void> {
  // As `ssr/document` makes it. Nothing is imported for it: that would bring the app's code along.
  const firstScreen = document.getElementById(FIRST_SCREEN_ID);
  if (firstScreen && document.visibilityState === 'visible') {
    await nextPaint();
    await Promise.race([picturesLoaded(firstScreen), firstSign(LONGEST_WAIT_MS)]);
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${LATER}]`))
    if (link.hasAttribute(LATER_STYLES)) fetchStyles(link);
    else link.rel = 'modulepreload';
  await import('./main');
}

/** Whether they are there is looked at before the app is shown (`styles-loaded`). */
function fetchStyles(link: HTMLLinkElement): void {
  link.setAttribute(LATER_STYLES, 'fetched');
  link.addEventListener('error', () => {
    link.setAttribute(LATER_STYLES, 'failed');
    // As Vite says it of code: the server may have a newer version of the shop.
    window.dispatchEvent(new Event('vite:preloadError'));
  });
  link.rel = 'stylesheet';
}

/** Resolves once the browser has painted, or the page is hidden and will not be. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

open();
