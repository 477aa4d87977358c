import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What a page has had downloaded. The browser is shared, and its files are not on a path of ours: they are streamed. */
export async function downloaded(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
