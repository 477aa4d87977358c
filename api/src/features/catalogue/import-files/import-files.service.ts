import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { ShopConfig } from '#platform/config/shop-config.js';

/** The form of the names under which the shop stores files; nothing else in the folder is touched. */
const NAME = /^[0-9a-f-]{36}\.(?:csv|zip)$/;

/** What a file is: a list of products, or pictures. */
export type ImportFileType = 'csv' | 'zip';

/** Stores a file until it is imported, under DATA_DIR/imports, never by the name it came with. */
@Injectable()
export class ImportFiles {
  private readonly folder: string;

  constructor({ dataDir }: ShopConfig) {
    this.folder = join(dataDir, 'imports');
  }

  /** Writes a file as it arrives; an incomplete file is removed. */
  async keep(sent: Readable, type: ImportFileType): Promise<string> {
    const name = `${randomUUID()}.${type}`;
    await mkdir(this.folder, { recursive: true });
    try {
      await pipeline(sent, createWriteStream(this.pathOf(name), { flags: 'wx', mode: 0o640 }));
    } catch (error) {
      await this.remove(name);
      throw error;
    }
    return name;
  }

  pathOf(name: string): string {
    return join(this.folder, name);
  }

  has(name: string): Promise<boolean> {
    return access(this.pathOf(name)).then(
      () => true,
      () => false,
    );
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  /** Removes the files of a type that a crash has left, except those that are in use. */
  async sweep(type: ImportFileType, kept: ReadonlySet<string>): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const name of await readdir(this.folder)) {
      if (NAME.test(name) && name.endsWith(type) && !kept.has(name)) await this.remove(name);
    }
  }
}
