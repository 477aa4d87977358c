import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const preload = `
const Real = Date;
const ahead = Number(process.env.CLOCK_AHEAD_MS);
globalThis.Date = class Date extends Real {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(Real.now() + ahead);
  }
  static now() {
    return Real.now() + ahead;
  }
};
`;

/**
 * The environment of a process whose clock says that it is this moment when it starts, and goes on from there.
 * @param folder where its preloaded file may be written
 */
export function clockAt(moment: string, folder: string): Record<string, string> {
  const file = join(folder, 'clock.mjs');
  writeFileSync(file, preload);
  return {
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${pathToFileURL(file)}`].filter(Boolean).join(' '),
    CLOCK_AHEAD_MS: String(Date.parse(moment) - Date.now()),
  };
}
