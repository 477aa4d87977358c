import { COVERED_ATTRIBUTE, FIRST_SCREEN_ID } from '#data/db/document-names.ts';
import { actionRecorder } from '#data/db/recorded-actions.ts';
import { scrollAreaOf } from '#ui/scroll/scroll-area.ts';
import { type FindInApp, identify } from './control-identity';
import { picturesLoaded } from './pictures-loaded';
import { prepareReplay } from './replay-actions';

/** A picture that takes longer than this comes when the app is there, in milliseconds. */
const LONGEST_WAIT_MS = 1000;
/** What is down longer than this will not become a click, or its end was never reported, in milliseconds. */
const LONGEST_PRESS_MS = 3000;

let begun = false;
let finish = () => {};
const finished = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Whether the server's first screen stands before the app. */
export const isFirstScreenThere = (): boolean => !begun && document.getElementById(FIRST_SCREEN_ID) !== null;

/** Resolves when the app has replaced the first screen and replayed what was done to it. */
export const actionsReplayed = (): Promise<void> => finished;

/**
 * Replaces the server's first screen by the app, once the app's first page is there: as far down as one had
 * scrolled, with the focus where it was, and without an empty frame between. What was done to the first screen meanwhile is
 * then done in the app, which is there the sooner for it: pictures are not waited for.
 * @param content an element of the app's first page
 */
export async function takeOver(content: Element): Promise<void> {
  const firstScreen = document.getElementById(FIRST_SCREEN_ID);
  if (begun || !firstScreen) return;
  begun = true;
  await Promise.all([
    nextFrame(),
    Promise.race([picturesSeen(firstScreen), actedOn(firstScreen), pause(LONGEST_WAIT_MS)]),
  ]);
  await letGo();
  const root = document.getElementById('root');
  // In a frame of its own: the app is painted by it. Until the first screen goes it is for pointers alone.
  firstScreen.ariaHidden = 'true';
  root?.removeAttribute('aria-hidden');
  root?.removeAttribute(COVERED_ATTRIBUTE);
  await nextFrame();
  await letGo();
  const recorder = actionRecorder();
  const replay = prepareReplay(recorder?.actions ?? [], firstScreen);
  const findFocused = focusedIn(firstScreen);
  scrollAreaOf(content).scrollTop = firstScreen.querySelector('[data-scroll-area]')?.scrollTop ?? 0;
  firstScreen.remove();
  recorder?.stop();
  if (root) {
    findFocused?.(root)?.focus({ preventScroll: true });
    await replay(root);
  }
  finish();
}

/**
 * Finds the control in the app that has the focus on the first screen: who walks by keys, or has just tapped the search's field,
 * goes on from there.
 */
function focusedIn(firstScreen: Element): FindInApp | undefined {
  const focused = firstScreen.querySelector<HTMLElement>(':is(a, button, summary, input):focus');
  return focused ? identify(focused, firstScreen) : undefined;
}

/** Resolves when something was done to the first screen that the app is to do. */
function actedOn(firstScreen: Element): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (actionRecorder()?.actions.length) resolve();
    };
    check();
    for (const type of ['click', 'change']) firstScreen.addEventListener(type, check);
  });
}

/** Resolves when nothing is held down: a click belongs to what was there when the button went down. */
const letGo = () => Promise.race([released(), pause(LONGEST_PRESS_MS)]);

/** Resolves when no finger, mouse button or key is down, and their events were recorded. */
async function released(): Promise<void> {
  while (actionRecorder()?.pressed) {
    await new Promise<void>((resolve) => {
      const ended = new AbortController();
      const end = () => {
        ended.abort();
        // The click comes after the button.
        setTimeout(resolve);
      };
      for (const type of ['pointerup', 'pointercancel', 'keyup'])
        window.addEventListener(type, end, { signal: ended.signal });
    });
  }
}

/** Resolves when the pictures that matter most on the first screen have come, or will not come, and are painted. */
async function picturesSeen(firstScreen: Element): Promise<void> {
  await picturesLoaded(firstScreen);
  await nextFrame();
}

/** Resolves in the frame after the next, when what is there now is painted. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
