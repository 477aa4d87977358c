type Listener = () => void;

let listener: Listener | undefined;

/** The app names what happens when a session has ended and the shopper must sign in again. */
export function onSessionLost(told: Listener): () => void {
  listener = told;
  return () => {
    if (listener === told) listener = undefined;
  };
}

/**
 * Whether a lost session leaves the visitor where they are (section 4): on home, on product pages and for product
 * calls, and on /login itself. The specification's literal '/' is read as the home page, since every path contains it.
 */
export function staysOnPage(callPath: string, pagePath: string): boolean {
  return (
    callPath.includes('/product') ||
    ['/', '/home', '/login'].includes(pagePath) ||
    pagePath.startsWith('/product')
  );
}

/** Sends the visitor to /login, except where section 4 lets them stay. */
export function tellSessionLost(callPath: string): void {
  if (!staysOnPage(callPath, window.location.pathname)) listener?.();
}
