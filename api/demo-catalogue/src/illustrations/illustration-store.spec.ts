import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnknownIllustration } from './illustration.js';
import { openIllustration } from './illustration-store.js';

describe('the illustration store', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'jhola-pictures-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('renders once for many requests at the same time and leaves no draft behind', async () => {
    const asked = Array.from({ length: 8 }, () =>
      openIllustration({ dataDir, key: 'sarees-1-front', width: 320 }),
    );
    const paths = new Set((await Promise.all(asked)).map(({ path }) => path));
    expect(paths.size).toBe(1);
    const [path = ''] = paths;
    expect((await readFile(path)).subarray(8, 12).toString()).toBe('WEBP');
    expect(await readdir(join(path, '..'))).toEqual(['sarees-1-front-320.webp']);
  });

  it('opens the kept file the next time', async () => {
    const options = { dataDir, key: 'dal-pulses-4-card', width: 640 };
    const { path } = await openIllustration(options);
    const { mtimeMs } = await stat(path);
    expect((await openIllustration(options)).path).toBe(path);
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
  });

  it('renders different pictures at the same time', async () => {
    const keys = [
      'sarees-1-front',
      'sarees-1-close',
      'neckbands-2-front',
      'category-books',
      'subcategory-sarees',
    ];
    const opened = await Promise.all(keys.map((key) => openIllustration({ dataDir, key, width: 320 })));
    expect(new Set(opened.map(({ path }) => path)).size).toBe(keys.length);
  });

  it.each([
    ['an unknown key', 'sarees-1-back', 320],
    ['a path', '../../etc/passwd', 320],
    ['an unknown width', 'sarees-1-front', 333],
  ])('refuses %s and writes nothing', async (_what, key, width) => {
    await expect(openIllustration({ dataDir, key, width })).rejects.toThrow(UnknownIllustration);
    expect(await readdir(dataDir)).toEqual([]);
  });
});
