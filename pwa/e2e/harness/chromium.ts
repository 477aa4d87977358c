import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { findChromium } from '../../../api/launch/setup/chromium.mjs';

/**
 * Parts of Chromium that a test does without. A command line has one such list, and ours is read instead of Playwright's, so
 * those of it that can matter here are named again.
 */
const switchedOff = [
  // what the address bar unfolds: two pages of the browser's own for each profile, half the work of opening one
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Debian's browser inside a container, quiet: no sandbox for root, no calls home. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${switchedOff.join(',')}`,
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
