import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** A new folder below the ignored `.tmp`; whoever asked removes it. */
export function temporaryFolder(name: string): string {
  const folder = path.join(root, '.tmp');
  mkdirSync(folder, { recursive: true });
  return mkdtempSync(path.join(folder, `${name}-`));
}

/** Where the pictures of failed tests go (kept, ignored by git). */
export function failurePicture(title: string): string {
  const folder = path.join(root, '.tmp', 'failed');
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${title.replace(/\W+/g, '-').slice(0, 80)}.png`);
}
