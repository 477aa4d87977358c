import fs from 'node:fs';
import { inRoot } from '../paths.mjs';

/**
 * A folder of this run's own below `.tmp` (ignored by git), for reports and data of the tests.
 * @returns {{ folder: string, remove: () => void }}
 */
export function scratchFolder() {
  fs.mkdirSync(inRoot('.tmp'), { recursive: true });
  const folder = fs.mkdtempSync(inRoot('.tmp', 'run-'));
  // Shops that run as somebody else (e2e/containers) find theirs in it.
  fs.chmodSync(folder, 0o711);
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
