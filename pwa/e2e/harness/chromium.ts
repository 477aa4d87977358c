import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../api/launch/setup/chromium.mjs';

/** Debian's browser inside a container, quiet: no sandbox for root, no calls home. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the Chromium of this machine (npm test installs one where there is none). */
export async function openChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium on this machine; `npm test` installs one.');
  return chromium.launch({ executablePath, args: flags });
}
