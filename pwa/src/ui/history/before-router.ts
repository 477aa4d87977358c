let hold: ((event: PopStateEvent) => void) | undefined;

/**
 * Listens to Back and Forward before the router does: call it before the router is built, since a window's listeners are
 * called in the order in which they came.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => hold?.(event));
}

/**
 * Is called for Back and Forward before the router; `stopImmediatePropagation` keeps it from the router. Only one can be set.
 * @returns how to stop
 */
export function beforeRouter(listener: (event: PopStateEvent) => void): () => void {
  hold = listener;
  return () => {
    if (hold === listener) hold = undefined;
  };
}
