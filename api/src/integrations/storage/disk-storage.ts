import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OnModuleInit } from '@nestjs/common';
import type { ShopConfig } from '#platform/config/shop-config.js';
import { isPictureName } from './picture-name.js';
import { PictureStorage } from './picture-storage.js';

/** A half-written file older than this belongs to no running write. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Keeps pictures as files under DATA_DIR/uploads. */
export class DiskStorage extends PictureStorage implements OnModuleInit {
  private readonly folder: string;
  private readonly unfinished: string;

  constructor({ dataDir }: ShopConfig) {
    super();
    this.folder = join(dataDir, 'uploads');
    this.unfinished = join(this.folder, '.unfinished');
  }

  /** Removes half-written files that a crash has left. */
  async onModuleInit(): Promise<void> {
    for (const file of await readdir(this.unfinished).catch(noneWhenMissing)) {
      const path = join(this.unfinished, file);
      if (Date.now() - (await stat(path)).mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }

  async put(name: string, picture: Buffer): Promise<void> {
    const path = this.pathOf(name);
    if (!path) throw new Error(`No picture can be called ${name}`);
    await Promise.all([
      mkdir(this.unfinished, { recursive: true }),
      mkdir(dirname(path), { recursive: true }),
    ]);
    const unfinished = join(this.unfinished, randomUUID());
    try {
      await writeDurably(unfinished, picture);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  }

  async get(name: string): Promise<Buffer | undefined> {
    const path = this.pathOf(name);
    return path ? readFile(path).catch(undefinedWhenMissing) : undefined;
  }

  async remove(name: string): Promise<void> {
    const path = this.pathOf(name);
    if (path) await rm(path, { force: true });
  }

  private pathOf(name: string): string | undefined {
    return isPictureName(name) ? join(this.folder, name) : undefined;
  }
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is durable once its folder is synced. Windows does not support that. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: NodeJS.ErrnoException): boolean => error.code === 'ENOENT';

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (!isMissing(error)) throw error;
}

function noneWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (!isMissing(error)) throw error;
  return [];
}
