/// <reference lib="webworker" />

/** Code and styles of earlier versions, for the pages that were open when a newer one took over. */
const OLD_ASSETS = 'old-assets';
/** Under this key stand the ids of those pages. */
const NEEDED_BY = '/old-assets/needed-by';
/** Files below this path have the hash of their content in the name: an old one never means something new. */
const ASSETS = '/assets/';

/**
 * Sets the assets that a new version does without aside, as long as pages of an older version are open: those may still
 * load a part of the shop they have not needed before, and the server has it no more. Call it before the precache is
 * cleaned up.
 * @param precached the cache in which the older version's files still are
 * @param wanted the keys of the new version's files in it
 */
export async function setOldAssetsAside(
  clients: Clients,
  precached: string,
  wanted: ReadonlySet<string>,
): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const cache = await caches.open(precached);
  const leaving = (await cache.keys()).filter(({ url }) => isAsset(new URL(url)) && !wanted.has(url));
  if (leaving.length > 0 && pages.length > 0) {
    const aside = await caches.open(OLD_ASSETS);
    await aside.put(NEEDED_BY, Response.json(pages.map(({ id }) => id)));
    for (const request of leaving) {
      const answer = await cache.match(request);
      if (answer) await aside.put(request, answer);
    }
  }
  await dropOldAssets(clients);
}

/** Lets the old assets go when the last page they were kept for is closed, or has been loaded anew. */
export async function dropOldAssets(clients: Clients): Promise<void> {
  const kept = await caches.match(NEEDED_BY, { cacheName: OLD_ASSETS });
  if (!kept) return;
  const ids = (await kept.json()) as string[];
  const pages = await Promise.all(ids.map((id) => clients.get(id)));
  if (!pages.some(Boolean)) await caches.delete(OLD_ASSETS);
}

/** Whether an address is one of a file that the build named by its content. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith(ASSETS);

/** A file of an earlier version where it is kept, else whatever the server answers. */
export async function answerAsset(request: Request): Promise<Response> {
  // by its address: code is asked for with other headers than those it was fetched with
  return (await caches.match(request.url, { cacheName: OLD_ASSETS })) ?? fetch(request);
}
