const KEY = 'reloadedAt';
/** A second failure this soon after a reload is no outdated page but a broken shop. */
const TOO_SOON_MS = 30_000;

/**
 * Reloads a page that asks for code the server no longer has, because a newer version of the shop was put in place
 * since the page was opened. Where a service worker looks after the page it has that code; this is for all others.
 * @param entry the address of the file by which the app of this page began
 */
export function reloadWhenOutdated(entry: string): void {
  let asking = false;
  window.addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(sessionStorage.getItem(KEY) ?? 0);
    if (asking || !navigator.onLine || Date.now() - reloadedAt < TOO_SOON_MS) return;
    asking = true;
    isOutdated(entry).then((outdated) => {
      asking = false;
      if (!outdated) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      window.location.reload();
    });
  });
}

/** Whether the shop answers, and begins by another file now: reloading while it is being replaced would bring the old page back. */
async function isOutdated(entry: string): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(new URL(entry).pathname);
  } catch {
    // The caller who asked for the code gets the error.
    return false;
  }
}
