import { hasTokens } from '../api/tokens';
import { documentFirstData } from './first-data-element';
import { actionRecorder } from './recorded-actions';

/** A visitor who only looks gets everything else after this, in milliseconds. */
const LATEST_MS = 4000;
/** What is shown from an earlier visit is brought up to date sooner. */
const LATEST_KEPT_MS = 1000;
/** What shows that someone is about to do something. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** The page whose content is on the device alone, a visitor's too. */
const CART = '/cart';

let over: Promise<void> | undefined;

/**
 * Resolves when more is wanted than the first screen: at the visitor's first sign of life, or some seconds later. Until
 * then its document has all it needs, and nothing else takes bytes or processor from it. Immediately for who is signed in,
 * who was active before the app was there, where the document brought nothing along, and for the cart, which no document has.
 */
export function afterFirstInteraction(): Promise<void> {
  const hasAll = documentFirstData.data && !hasTokens() && window.location.pathname !== CART;
  over ??= hasAll && !actionRecorder()?.active ? firstSign() : Promise.resolve();
  return over;
}

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(latest);
      ended.abort();
      resolve();
    };
    const latest = setTimeout(end, documentFirstData.kept ? LATEST_KEPT_MS : LATEST_MS);
    for (const sign of SIGNS)
      window.addEventListener(sign, end, { capture: true, passive: true, signal: ended.signal });
  });
}
