import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** After the last HTTP test: stops the shared shops and removes what they have stored. */
export default async function tearDown(): Promise<void> {
  const folder = process.env.SHARED_SHOPS;
  if (!folder) return;
  const shops = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const name of shops) {
    const { pid } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly pid: number };
    if (signalled(pid, 'SIGTERM')) while (signalled(pid, 0)) await pause(10);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Sends a process a signal; false when there is no such process. */
function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
