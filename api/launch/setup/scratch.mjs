import fs from 'node:fs';
import { inRoot } from '../paths.mjs';

/**
 * A folder of this run's own below `.tmp` (ignored by git), for reports and data of the tests.
 * @returns {{ folder: string, remove: () => void }}
 */
export function scratchFolder() {
  fs.mkdirSync(inRoot('.tmp'), { recursive: true });
  const folder = fs.mkdtempSync(inRoot('.tmp', 'run-'));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
