import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { newShopper } from '../harness/account';
import { openChromium } from '../harness/chromium';
import { open } from '../harness/on-screen';
import { root } from '../harness/paths';
import { type Screen, screens } from '../harness/screens';
import { furnish } from './furnish';
import { pathOf } from './routes';
import { everythingShown } from './whole-page';

// The pictures that the manifest shows to who installs the shop. They are kept in the repository, so they are taken only
// when they are asked for: FOR_INSTALLING=1 npm run screenshots -- for-installing

const url = inject('shopUrl');
/** Of 100: no difference can be seen, at a third of the bytes of a PNG. */
const QUALITY = 82;

const pictures = [
  { name: 'home-narrow', route: 'home', screen: 'phone' },
  { name: 'product-narrow', route: 'product', screen: 'phone' },
  { name: 'home-wide', route: 'home', screen: 'desktop' },
  { name: 'search-wide', route: 'search', screen: 'desktop' },
] as const satisfies readonly { name: string; route: string; screen: Screen }[];

describe.runIf(process.env.FOR_INSTALLING)('pictures for installing:', () => {
  let browser: Browser;
  let shown: ProductSummary;
  beforeAll(async () => {
    browser = await openChromium();
    shown = await furnish(await newShopper(url));
  });
  afterAll(() => browser?.close());

  it.for(pictures)('$name', async ({ name, route, screen }) => {
    const context = await browser.newContext({
      baseURL: url,
      ...screens[screen],
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-IN',
    });
    const page = await context.newPage();
    await open(page, pathOf('visitor', route, shown));
    await everythingShown(page);
    const tools = await context.newCDPSession(page);
    // the tools take a point of the screen for a pixel, unless a setting says otherwise
    const scale = screen === 'phone' ? screens.phone.deviceScaleFactor : 1;
    const { data } = await tools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...screens[screen].viewport, scale },
    });
    const folder = path.join(root, 'pwa', 'public', 'screenshots');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
    await context.close();
  });
});
