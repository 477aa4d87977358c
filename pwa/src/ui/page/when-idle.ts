/**
 * Resolves when the page has nothing else to do.
 * @param latestMs the longest it takes, in milliseconds
 */
export function whenIdle(latestMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: latestMs });
    else setTimeout(resolve, latestMs / 5);
  });
}
