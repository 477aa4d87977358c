import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockFolder', () => {
  it('refuses a folder that is locked, until it is free again', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await unlock();
    await (await lockFolder(folder))();
  });

  it('locks a folder by what it is, not by how it is called', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(join(folder, '.'))).rejects.toThrow(FolderInUse);
    await unlock();
  });

  it('sees a holder that only shares the folder, as in another container', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(join(folder, 'lock.sock'), listening));
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await new Promise((closed) => other.close(closed));
    await (await lockFolder(folder))();
  });

  it('takes no notice of what a killed process left behind', async () => {
    writeFileSync(join(folder, 'lock.sock'), '');
    await (await lockFolder(folder))();
  });
});
