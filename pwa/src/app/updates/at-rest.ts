import { onNavigated } from '../routing/navigated';

/** A new page gets this long to arrive before anything is said on it, in milliseconds. */
const ARRIVAL_MS = 1000;
/** Who has not touched the page for this long rests, in milliseconds. */
const IDLE_MS = 45_000;
/** Where one is in the middle of something from beginning to end. */
const BUSY_PAGES = /^\/(checkout|login|register|forgot-password|verification-otp|reset-password)$/;
const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** What happens while the shopper rests. */
export interface Rest {
  readonly begin: () => void;
  /** The shopper is busy again: what `begin` has shown must disappear. */
  readonly end: () => void;
}

/**
 * Waits for moments in which a message does not disturb the shopper: on a page just come to, back at the shop, or after a while
 * without touching it; never in the checkout, while signing in, in a dialog, or where something is being typed.
 * @returns how to stop
 */
export function atRest({ begin, end }: Rest): () => void {
  const stopped = new AbortController();
  const listenerOptions = { capture: true, passive: true, signal: stopped.signal };
  let typed = false;
  let resting = false;
  let arrival: ReturnType<typeof setTimeout> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const busy = () =>
    typed ||
    BUSY_PAGES.test(window.location.pathname) ||
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches(TYPED_INTO) === true;
  const rest = () => {
    if (resting || document.hidden || busy()) return;
    resting = true;
    begin();
  };
  const check = () => {
    if (!resting || !busy()) return;
    resting = false;
    end();
  };
  const waitForIdleness = () => {
    clearTimeout(idle);
    idle = setTimeout(rest, IDLE_MS);
  };

  const dialogs = new MutationObserver(check);
  dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  document.addEventListener(
    'input',
    () => {
      typed = true;
      check();
    },
    listenerOptions,
  );
  document.addEventListener('focusin', check, listenerOptions);
  document.addEventListener('visibilitychange', rest, listenerOptions);
  for (const touch of TOUCHES) document.addEventListener(touch, waitForIdleness, listenerOptions);
  const stopNavigated = onNavigated(() => {
    typed = false;
    check();
    clearTimeout(arrival);
    arrival = setTimeout(rest, ARRIVAL_MS);
  });
  waitForIdleness();

  return () => {
    stopped.abort();
    dialogs.disconnect();
    stopNavigated();
    clearTimeout(arrival);
    clearTimeout(idle);
  };
}
