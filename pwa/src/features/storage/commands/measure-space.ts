import { PICTURE_CACHE } from '#data/catalogue-replica/empty-catalogue.ts';

/** What this device keeps of the shop, in bytes; `undefined` where the browser does not report it. */
export interface Space {
  readonly used: number | undefined;
  readonly allowed: number | undefined;
  readonly pictures: { readonly count: number; readonly bytes: number };
  /** Whether the browser keeps it when space runs short. */
  readonly persistent: boolean | undefined;
}

/** Asks the browser what the shop takes on this device. */
export async function measureSpace(): Promise<Space> {
  // Neither is there at an address that is not secure.
  const { storage } = navigator as { readonly storage?: StorageManager };
  const [estimate, persistent, pictures] = await Promise.all([
    storage?.estimate(),
    storage?.persisted(),
    'caches' in window ? measurePictures() : { count: 0, bytes: 0 },
  ]);
  return { used: estimate?.usage, allowed: estimate?.quota, pictures, persistent };
}

async function measurePictures(): Promise<Space['pictures']> {
  if (!(await caches.has(PICTURE_CACHE))) return { count: 0, bytes: 0 };
  const answers = await (await caches.open(PICTURE_CACHE)).matchAll();
  const sizes = answers.map(({ headers }) => Number(headers.get('content-length') ?? 0));
  return { count: answers.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
