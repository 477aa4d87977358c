import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@jhola/shared/languages/chosen-language';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from '../harness/account';
import { openChromium } from '../harness/chromium';
import { rememberLanguage } from '../harness/locale';
import { open } from '../harness/on-screen';
import { root } from '../harness/paths';
import { type Screen, screens } from '../harness/screens';
import { type Furnished, furnishAll } from './furnish';
import { type Person, pathOf, routes } from './routes';
import { scenes, showScene, takeAlongOffline } from './scenes';
import { states } from './states';
import { everythingShown, showWholePage } from './whole-page';

// Pictures of every screen, to be looked at: npm run screenshots [-- -t 'shopper checkout']

const url = inject('shopUrl');

/** What is taken: a route, or a state of one, as somebody sees it on a screen in a language. */
interface Picture {
  readonly person: Person;
  readonly route: string;
  readonly state?: keyof typeof states;
  readonly screen: Screen;
  readonly language: Language;
}

/** The screens that shoppers see most are taken in Hindi too. */
const inHindi: Partial<Record<Person, readonly string[]>> = {
  visitor: ['home', 'search', 'listing', 'product', 'cart', 'login', 'register', 'faqs', 'about'],
  shopper: ['cart', 'checkout', 'user', 'profile', 'address', 'wishlist', 'my-orders'],
};

const both = Object.keys(screens) as Screen[];
const pictures: readonly Picture[] = both.flatMap((screen) => [
  ...Object.entries(routes).flatMap(([name, addresses]) => {
    const person = name as Person;
    return Object.keys(addresses).flatMap((route) => [
      { person, route, screen, language: 'en' as const },
      ...(inHindi[person]?.includes(route) ? [{ person, route, screen, language: 'hi' as const }] : []),
    ]);
  }),
  ...Object.entries(states)
    .filter(([, { screen: only }]) => !only || only === screen)
    .map(([state, { person, route }]) => ({ person, route, state, screen, language: 'en' as const })),
]);

const titled = pictures.map((picture) => {
  const { person, route, state, screen, language } = picture;
  return [
    [person, state ?? route, screen, ...(language === 'hi' ? ['hindi'] : [])].join(' '),
    picture,
  ] as const;
});

const titledScenes = Object.entries(scenes).flatMap(([name, { person, screen: only }]) =>
  both
    .filter((screen) => !only || only === screen)
    .flatMap((screen) =>
      (['en', 'hi'] as const).map((language) => {
        const words = [person, name, screen, ...(language === 'hi' ? ['hindi'] : [])];
        return [words.join(' '), name, { person, screen, language }] as const;
      }),
    ),
);

describe('pictures of', () => {
  let browser: Browser;
  let made: Furnished;
  const accounts: Partial<Record<Person, SignedIn>> = {};
  const contexts = new Map<string, Promise<BrowserContext>>();

  beforeAll(async () => {
    browser = await openChromium();
    accounts.shopper = await newShopper(url);
    accounts.admin = await signInByApi(url, admin);
    made = await furnishAll(accounts.shopper, accounts.admin);
  });

  afterAll(async () => {
    await browser?.close();
  });

  /** A browser profile for each person, screen and language: the code and the catalogue are fetched once. */
  function contextOf({
    person,
    screen,
    language,
  }: Pick<Picture, 'person' | 'screen' | 'language'>): Promise<BrowserContext> {
    const key = `${person} ${screen} ${language}`;
    const known = contexts.get(key) ?? newContext({ person, screen, language });
    contexts.set(key, known);
    return known;
  }

  async function newContext({ person, screen, language }: Pick<Picture, 'person' | 'screen' | 'language'>) {
    const context = await browser.newContext({
      baseURL: url,
      ...screens[screen],
      reducedMotion: 'reduce',
      locale: 'en-IN',
    });
    const account = accounts[person];
    if (account) await rememberSignIn(context, account);
    await rememberLanguage(context, url, language);
    return context;
  }

  async function take(page: Page, { person, route, state, screen, language }: Picture): Promise<void> {
    await open(page, pathOf(person, route, made.shown));
    // what lies over a page is as high as the window
    if (state) await states[state]?.open(page);
    else await showWholePage(page);
    await shoot(page, state ?? route, { person, screen, language });
  }

  async function shoot(
    page: Page,
    name: string,
    { person, screen, language }: Pick<Picture, 'person' | 'screen' | 'language'>,
  ): Promise<void> {
    const folder = path.join(root, 'screenshots', language === 'hi' ? `${person}-hindi` : person);
    mkdirSync(folder, { recursive: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await everythingShown(page);
      const file = `${name}-${screens[screen].viewport.width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, file) });
    }
  }

  it.concurrent.for(titled)('%s', async ([, picture]) => {
    const context = await contextOf(picture);
    const page = await context.newPage();
    await take(page, picture);
    await page.close();
  });

  it.concurrent.for(titledScenes)('%s', async ([, name, seen]) => {
    const scene = scenes[name];
    if (!scene) throw new Error(`There is no scene named ${name}`);
    const isAlone = scene.offline || scene.open !== undefined;
    // What is without a network, or puts something into a cart, keeps to itself.
    const context = await (isAlone ? newContext(seen) : contextOf(seen));
    const page = await context.newPage();
    if (scene.offline) await takeAlongOffline(page);
    await showScene(page, scene, made);
    if (!scene.open) await showWholePage(page);
    await shoot(page, name, seen);
    await (isAlone ? context : page).close();
  });
});
