import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { filesBelow } from '#platform/backup/copy-files.js';

/** What a shop needs for its own work while a backup waits: a full disk would end its sales. */
const RESERVE_BYTES = 100 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/**
 * The prepared backup has a database of its own; its pictures are links, which need no room.
 * @param dataDir the shop's DATA_DIR
 * @throws ShopError backup.no-room
 */
export async function needRoom(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  const sizes = (await filesBelow(database)).map(async (path) => (await stat(join(database, path))).size);
  const needed = (await Promise.all(sizes)).reduce((sum, size) => sum + size, RESERVE_BYTES);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  if (free < needed) {
    throw new ShopError('backup.no-room', {
      needed: Math.ceil(needed / MEGABYTE),
      free: Math.floor(free / MEGABYTE),
    });
  }
}
