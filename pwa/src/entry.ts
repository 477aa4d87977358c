import { reloadWhenOutdated } from './app/updates/reload-when-outdated';
import { LATER } from './data/db/document-names';
import { keepInstallPrompt } from './features/install/install-prompt';

reloadWhenOutdated(import.meta.url);
// The browser's offer may come before the app's code is run.
keepInstallPrompt();

/**
 * Opens the app. Where the server's first screen is there to be looked at, the app's code, which takes a slow phone half a
 * second to run, waits until it is painted, and leaves the network to its pictures until then.
 */
async function open(): Promise<void> {
  // As `ssr/document` makes it. Nothing is imported for it: that would bring the app's code along.
  const behindFirstScreen = document.getElementById('root')?.inert;
  if (behindFirstScreen && document.visibilityState === 'visible') await nextPaint();
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${LATER}]`))
    link.rel = 'modulepreload';
  await import('./main');
}

/** Resolves once the browser has painted, or the page is hidden and will not be. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

open();
