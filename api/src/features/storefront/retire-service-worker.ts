/**
 * The service worker of a shop that no longer has one (`SERVICE_WORKER=off`): it replaces the old one,
 * deletes all caches, removes itself, and reloads the open pages from the network.
 */
export const RETIRING_SERVICE_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
`;

/**
 * The web app's index.html with the instruction to register no service worker.
 * @throws Error when it has no head
 */
export function withoutServiceWorker(template: string): string {
  const marked = template.replace('<head>', '<head><meta name="service-worker" content="off" />');
  if (marked === template) throw new Error('index.html has no <head>');
  return marked;
}
