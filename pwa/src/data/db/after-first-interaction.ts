import { hasTokens } from '../api/tokens';
import { documentFirstData } from './first-data-element';
import { firstSign } from './first-sign';

/** A visitor who only looks gets everything else after this, in milliseconds. */
const LATEST_MS = 4000;
/** What is shown from an earlier visit is brought up to date sooner. */
const LATEST_KEPT_MS = 1000;

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
  over ??= hasAll ? firstSign(documentFirstData.kept ? LATEST_KEPT_MS : LATEST_MS) : Promise.resolve();
  return over;
}
