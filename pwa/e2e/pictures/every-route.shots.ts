import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { admin, rememberSignIn, type SignedIn, shopper, signInByApi } from '../harness/account';
import { openChromium } from '../harness/chromium';
import { root } from '../harness/places';
import { screens } from '../harness/screens';
import { type Shop, startShop } from '../harness/shop';
import { furnish } from './furnish';
import { type Person, pathOf, routes } from './routes';
import { takeWholePage } from './whole-page';

// Pictures of every screen, to be looked at: npm run screenshots [-- -t 'shopper checkout']
const pictures = Object.entries(routes).flatMap(([person, addresses]) =>
  Object.entries(addresses).flatMap(([name, address]) =>
    (['phone', 'desktop'] as const).flatMap((screen) =>
      (['light', 'dark'] as const).map((scheme) => {
        const picture = { person: person as Person, name, address, screen, scheme };
        return [`${person} ${name} ${screen} ${scheme}`, picture] as const;
      }),
    ),
  ),
);

describe('pictures of', () => {
  let shop: Shop;
  let browser: Browser;
  let shown: ProductSummary;
  const signedIn: Partial<Record<Person, SignedIn>> = {};

  beforeAll(async () => {
    shop = await startShop(600);
    browser = await openChromium();
    signedIn.shopper = await signInByApi(shop.url, shopper);
    signedIn.admin = await signInByApi(shop.url, admin);
    shown = await furnish(signedIn.shopper);
  });

  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  it.each(pictures)('%s', async (_title, { person, name, screen, scheme }) => {
    const context = await browser.newContext({
      baseURL: shop.url,
      ...screens[screen],
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-IN',
    });
    const account = signedIn[person];
    if (account) await rememberSignIn(context, account);
    const page = await context.newPage();
    await page.goto(pathOf(person, name, shown));
    const folder = path.join(root, 'screenshots', person);
    mkdirSync(folder, { recursive: true });
    await takeWholePage(page, path.join(folder, `${name}-${screens[screen].viewport.width}-${scheme}.png`));
    await context.close();
  });
});
