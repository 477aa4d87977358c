import { scrollAreaOf } from '../../ui/scroll/scroll-area';

/** The id of the first screen that the server's HTML brings along. */
export const FIRST_SCREEN_ID = 'first-screen';

/** A picture that takes longer than this comes when the app is there, in milliseconds. */
const LONGEST_WAIT_MS = 1000;

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
  await Promise.all([shown(content), Promise.race([picturesSeen(firstScreen), pause(LONGEST_WAIT_MS)])]);
  scrollAreaOf(content).scrollTop = firstScreen.querySelector('[data-scroll-area]')?.scrollTop ?? 0;
  const root = document.getElementById('root');
  root?.removeAttribute('aria-hidden');
  root?.removeAttribute('inert');
  firstScreen.remove();
}

/** Resolves when the pictures that matter most on the first screen have come, or will not come, and are painted. */
async function picturesSeen(firstScreen: Element): Promise<void> {
  const pictures = [...firstScreen.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

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
