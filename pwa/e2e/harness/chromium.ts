import { type Browser, type BrowserServer, chromium } from 'playwright-core';
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

/** The Chromium of this machine (npm test installs one where there is none). */
async function launchOptions() {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium on this machine; `npm test` installs one.');
  return { executablePath, args: flags };
}

/** Opens a Chromium of one's own. */
export async function openChromium(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** Opens one Chromium that several test files connect to (`chromium.connect` with its `wsEndpoint`). */
export async function openSharedChromium(): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions());
}
