import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ILLUSTRATION_WIDTHS,
  type IllustrationWidth,
  renderIllustration,
  UnknownIllustration,
} from './illustration.js';
import { subjectOf } from './illustration-key.js';

/** Which picture, how wide, and where the shop keeps its data. */
export interface IllustrationRequest {
  readonly dataDir: string;
  readonly key: string;
  readonly width: number;
}

/** Raised with the drawings: files of an older edition are left behind, never served. */
const EDITION = 1;

/** Renders that run concurrently; more would only take the processor from the API. */
const MAX_CONCURRENT_RENDERS = 2;

const inProgress = new Map<string, Promise<string>>();
const waiting: (() => void)[] = [];
let running = 0;

/**
 * The file of a picture, rendered on the first request and kept in `dataDir/images/demo`. Parallel requests for the
 * same picture share one render; a file appears whole or not at all.
 * @returns the path of a WebP file
 * @throws UnknownIllustration for keys and widths that do not exist
 */
export async function openIllustration({
  dataDir,
  key,
  width,
}: IllustrationRequest): Promise<{ path: string }> {
  if (!isWidth(width) || !subjectOf(key)) throw new UnknownIllustration(key);
  const folder = join(dataDir, 'images', `demo-${EDITION}`);
  // Safe in a path: a key that has a subject is made of letters, digits and hyphens.
  const path = join(folder, `${key}-${width}.webp`);
  if (await exists(path)) return { path };
  const started =
    inProgress.get(path) ?? render(folder, path, key, width).finally(() => inProgress.delete(path));
  inProgress.set(path, started);
  return { path: await started };
}

async function render(folder: string, path: string, key: string, width: IllustrationWidth): Promise<string> {
  await takeRenderSlot();
  const draft = `${path}.${randomUUID()}`;
  try {
    const picture = await renderIllustration(key, width);
    await mkdir(folder, { recursive: true });
    await writeFile(draft, picture);
    await rename(draft, path);
    return path;
  } finally {
    await rm(draft, { force: true });
    running -= 1;
    waiting.shift()?.();
  }
}

async function takeRenderSlot(): Promise<void> {
  if (running >= MAX_CONCURRENT_RENDERS) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}

const isWidth = (width: number): width is IllustrationWidth =>
  (ILLUSTRATION_WIDTHS as readonly number[]).includes(width);

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
