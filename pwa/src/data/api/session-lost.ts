type Listener = () => void;

let listener: Listener | undefined;
let endListener: Listener | undefined;

/** Names what happens each time the shop has ended this browser's session, by whatever call that was learnt, in one of its tabs. */
export function onSessionEnded(onEnded: Listener): () => void {
  endListener = onEnded;
  return () => {
    if (endListener === onEnded) endListener = undefined;
  };
}

/** The shop has ended the session, and its tokens are cleared. */
export function reportSessionEnded(): void {
  endListener?.();
}

/** The app names what happens when a session has ended and the shopper must sign in again. */
export function onSessionLost(onLost: Listener): () => void {
  listener = onLost;
  return () => {
    if (listener === onLost) listener = undefined;
  };
}

/**
 * Whether a lost session leaves the visitor where they are (docs/product.md#session-lost): on home, on product pages
 * and for product calls, and on /login itself.
 */
export function staysOnPage(callPath: string, pagePath: string): boolean {
  return (
    callPath.includes('/product') ||
    ['/', '/home', '/login'].includes(pagePath) ||
    pagePath.startsWith('/product')
  );
}

/** Sends the visitor to /login, except where `staysOnPage` lets them stay. */
export function reportSessionLost(callPath: string): void {
  if (!staysOnPage(callPath, window.location.pathname)) listener?.();
}
