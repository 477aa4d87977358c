const KEY = 'reloadedAt';
/** A second failure this soon after a reload is no outdated page but a broken shop. */
const TOO_SOON_MS = 30_000;

/**
 * Reloads a page that asks for code the server no longer has, because a newer version of the shop was put in place
 * since the page was opened. Where a service worker looks after the page it has that code; this is for all others.
 */
export function reloadWhenOutdated(): void {
  let asking = false;
  window.addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(sessionStorage.getItem(KEY) ?? 0);
    if (asking || !navigator.onLine || Date.now() - reloadedAt < TOO_SOON_MS) return;
    asking = true;
    shopAnswers().then((answers) => {
      asking = false;
      if (!answers) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      window.location.reload();
    });
  });
}

/** Whether there is a shop to load a page from: reloading while it is being replaced would leave nothing on the screen. */
async function shopAnswers(): Promise<boolean> {
  try {
    return (await fetch('/index.html', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    // The caller who asked for the code gets the error.
    return false;
  }
}
