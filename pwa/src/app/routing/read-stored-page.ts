import type { FirstDataSource } from '#data/db/first-data.ts';
import { openStore } from '#data/db/open-store.ts';
import type { PageRoute } from './page-source';

/** How long the first render waits for the store, in milliseconds: another tab may keep it from being opened. */
const LATEST_MS = 1000;

interface MatchedPage {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads what the store has for the first page, where the document brought nothing and the page shows any of it at first: it then
 * comes with its products, and is not laid out for their placeholders before.
 * @param firstData gets it, unless it takes too long
 * @throws whatever keeps the store from being read
 */
export async function readStoredPage(
  firstData: FirstDataSource,
  { route, params }: MatchedPage,
): Promise<void> {
  const { readStored } = route;
  if (firstData.data || !readStored) return;
  const reading = openStore().then((store) => readStored(store, params));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LATEST_MS));
  firstData.stored = await Promise.race([reading, late]);
}
