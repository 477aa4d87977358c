import { type Browser, chromium } from 'playwright-core';
import { findChromium, findHeadlessShell } from '../../../api/launch/setup/chromium.mjs';

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

/**
 * How far below the screen Chromium fetches pictures ahead, in pixels, by how fast it takes its network to be: none. It fetches
 * four screens ahead by itself, and of the home page's 42 pictures 36 are never looked at.
 */
const picturesAhead = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map(
  (network) => `lazyLoadingImageMarginPx${network}=0`,
);

/** Each has a mouse, as Playwright says it by the same switch, of which a command line has one. */
const aMouse = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
];

/**
 * Debian's browser inside a container, quiet: no sandbox for root, no calls home. No page of a test lives long enough for the
 * compilers that make often-run code faster to be worth their work.
 */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--blink-settings=${[...aMouse, ...picturesAhead].join(',')}`,
  '--js-flags=--no-opt,--no-maglev',
  `--disable-features=${switchedOff.join(',')}`,
];

/** What Debian's browser is tested as: what it does without windows alone, or whole. */
export type Chromium = 'shell' | 'whole';

/**
 * Opens a Chromium of one's own.
 * @param chromiumAs `shell` draws pages and nothing around them, at two thirds of the cost; `whole` has what a browser has besides
 *   pages (notifications, installing, background sync). Where there is no shell, the whole one takes its place.
 * @throws {Error} when this machine has none
 */
export async function openChromium(chromiumAs: Chromium = 'whole'): Promise<Browser> {
  const shell = chromiumAs === 'shell' ? await findHeadlessShell() : undefined;
  const executablePath = shell ?? (await findChromium());
  if (!executablePath) throw new Error('There is no Chromium on this machine; `npm test` installs one.');
  return chromium.launch({ executablePath, args: flags });
}
