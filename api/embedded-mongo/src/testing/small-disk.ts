import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a few megabytes that a test fills. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Mounts one in memory. @throws Error where that is not allowed: then nothing about full disks can be said */
  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    const { status, stderr } = spawnSync('mount', options, { encoding: 'utf8' });
    if (status !== 0) {
      throw new Error(`A test of full disks mounts a small one, as root; mounting was refused: ${stderr}`);
    }
    return new SmallDisk(folder);
  }

  /** Takes all room there is, but so many bytes. */
  fill(left = 0): void {
    const file = openSync(join(this.folder, 'filler'), 'a');
    try {
      const { bavail, bsize } = statfsSync(this.folder);
      for (let n = bavail - Math.ceil(left / bsize); n > 0; n--) writeSync(file, Buffer.alloc(bsize, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(join(this.folder, 'filler'), { force: true });
  }

  unmount(): void {
    spawnSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
