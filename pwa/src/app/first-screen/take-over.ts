import { scrollAreaOf } from '../../ui/scroll/scroll-area';

/** The id of the first screen that the server's HTML brings along. */
export const FIRST_SCREEN_ID = 'first-screen';

let begun = false;

/**
 * Puts the app in the place of the server's first screen, once Ionic shows the app's first page: as far down as one had
 * scrolled, and without an empty frame between.
 * @param content something inside the app's first page
 */
export async function takeOver(content: Element): Promise<void> {
  const firstScreen = document.getElementById(FIRST_SCREEN_ID);
  if (begun || !firstScreen) return;
  begun = true;
  await shown(content);
  scrollAreaOf(content).scrollTop = firstScreen.querySelector('[data-scroll-area]')?.scrollTop ?? 0;
  const root = document.getElementById('root');
  root?.removeAttribute('aria-hidden');
  root?.removeAttribute('inert');
  firstScreen.remove();
}

/** Resolves when Ionic has shown the page around an element, and it is painted. */
function shown(content: Element): Promise<void> {
  const page = content.closest('.ion-page');
  return new Promise((resolve) => {
    const look = () => {
      if (page?.classList.contains('ion-page-invisible')) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve());
    };
    requestAnimationFrame(look);
  });
}
