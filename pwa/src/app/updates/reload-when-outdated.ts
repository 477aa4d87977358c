const KEY = 'reloadedAt';
/** A second failure this soon after a reload is no outdated page but a broken shop. */
const TOO_SOON_MS = 30_000;

/**
 * Reloads a page that asks for code the server no longer has, because a newer version of the shop was put in place
 * since the page was opened.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - reloadedAt < TOO_SOON_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
