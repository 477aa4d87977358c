import type { ActionRecorder, RecordedAction } from '#data/db/recorded-actions.ts';

/** What a tap can be meant for. */
const CONTROLS = 'a[href], button, summary, input';
/** Fields answer by themselves; these two are buttons in all but name. */
const TICKED = '[type=checkbox], [type=radio]';
const DOWN = ['pointerdown', 'keydown'];
const UP = ['pointerup', 'pointercancel', 'keyup'];
const OTHER_SIGNS = ['wheel', 'touchmove', 'scroll'];

/**
 * Keeps what a shopper does to the server's first screen until the app carries it out (`replay-actions`), and answers on
 * screen immediately: what was tapped becomes `aria-busy`. Links lead on by themselves, unless something is kept that leaving
 * the page would lose. What is kept is forgotten when the page is left.
 *
 * It is a file of its own that runs before the first paint, so it imports nothing.
 */
export function recordActions(): ActionRecorder {
  const ended = new AbortController();
  const actions: RecordedAction[] = [];
  const recorder = { actions, active: false, pressed: false, stop: () => ended.abort() };

  const on = (types: readonly string[], listener: (event: Event) => void, passive = true) => {
    for (const type of types)
      addEventListener(type, listener, { capture: true, passive, signal: ended.signal });
  };
  // The app behind it wakes a moment before the first screen goes: what is done in it is its own to do.
  const isOfApp = ({ target }: Event) => target instanceof Element && target.closest('#root') !== null;
  const keep = (control: HTMLElement, value?: string) => {
    control.setAttribute('aria-busy', 'true');
    actions.push({ control, value, pathname: location.pathname });
  };

  on([...DOWN, ...OTHER_SIGNS], (event) => {
    const { type } = event;
    // Strips of the app scroll by themselves to what is chosen.
    if (type === 'scroll' && isOfApp(event)) return;
    recorder.active = true;
    if (DOWN.includes(type)) recorder.pressed = true;
  });
  on(UP, () => {
    recorder.pressed = false;
  });
  on(
    ['click'],
    (event) => {
      if (isOfApp(event)) return;
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      const control = (target as Element).closest<HTMLElement>(CONTROLS);
      if (!control) return;
      if (control instanceof HTMLAnchorElement) {
        if (ctrlKey || metaKey || shiftKey || altKey || control.target || control.origin !== location.origin)
          return;
        if (actions.length === 0) {
          control.setAttribute('aria-busy', 'true');
          return;
        }
      }
      const ticked = control.matches(TICKED);
      if (control.matches('input') && !ticked) return;
      // What is ticked or folded out shows that by itself.
      if (!ticked && !control.matches('summary')) event.preventDefault();
      keep(control);
    },
    false,
  );
  on(['change'], (event) => {
    const { target } = event;
    if (target instanceof HTMLSelectElement && !isOfApp(event)) keep(target, target.value);
  });
  // Nobody walks by keys into an app that is not there yet; what it gives the focus itself keeps it.
  let walks = false;
  on(['keydown'], ({ key }: Event & { key?: string }) => {
    walks = key === 'Tab';
  });
  on(['focusin'], ({ target }) => {
    if (walks && target instanceof HTMLElement && target.closest('#root[aria-hidden=true]')) {
      walks = false;
      target.blur();
    }
  });
  // A form without the app would be sent as an address, with all that stands in it.
  on(['submit'], (event) => isOfApp(event) || event.preventDefault(), false);
  // The page may come back as it was left.
  on(['pagehide'], () => {
    actions.length = 0;
    recorder.pressed = false;
    for (const busy of document.querySelectorAll(`:is(${CONTROLS}, select)[aria-busy=true]`))
      busy.removeAttribute('aria-busy');
  });
  return recorder;
}
