import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from './harness/account';
import { axeFindings } from './harness/axe';
import { rememberLanguage } from './harness/locale';
import { open } from './harness/on-screen';
import { bothScreens, isFullRun, phoneFirst, type Screen } from './harness/screens';
import { it, itWithWorker } from './harness/visits';
import { type Furnished, furnishAll } from './pictures/furnish';
import { type Person, pathOf, routes } from './pictures/routes';
import { scenes, showScene, takeAlongOffline } from './pictures/scenes';
import { states } from './pictures/states';

const url = inject('shopUrl');
const people = ['visitor', 'shopper', 'admin'] as const satisfies readonly Person[];
/** The screens a shopper passes from the street to the order. */
const inHindi = ['home', 'search', 'listing', 'product', 'cart', 'login', 'faqs'];

const accounts: Partial<Record<Person, SignedIn>> = {};
let made: Furnished;

beforeAll(async () => {
  const shopper = await newShopper(url);
  accounts.shopper = shopper;
  accounts.admin = await signInByApi(url, admin);
  made = await furnishAll(shopper, accounts.admin);
});

/** Light decides whether a change may land; the dark colours themselves are proven by theme.spec.ts in every run. */
const lights = isFullRun ? (['light', 'dark'] as const) : (['light'] as const);

/** What opens on a screen of a person, by the names of the states; before a change lands the first of it alone. */
const openedOn = (person: Person, route: string, screen: Screen) =>
  Object.entries(states)
    .filter(
      ([, state]) => state.person === person && state.route === route && (state.screen ?? screen) === screen,
    )
    .slice(0, isFullRun ? undefined : 1);

/** What axe finds on a page, noted under a name where it finds something. */
async function look(page: Page, name: string, found: Record<string, readonly string[]>): Promise<void> {
  const findings = await axeFindings(page, lights);
  if (findings.length > 0) found[name] = findings;
}

/**
 * What axe finds on each of some screens of a person; nothing for those where it finds nothing.
 * @param screen where it also looks at what opens on them, which is found by its English words
 */
async function sweep(page: Page, person: Person, names: readonly string[], screen?: Screen) {
  const found: Record<string, readonly string[]> = {};
  for (const name of names) {
    await open(page, pathOf(person, name, made.shown));
    await look(page, name, found);
    for (const [place, [state, { open: unfold }]] of (screen
      ? openedOn(person, name, screen)
      : []
    ).entries()) {
      // the first opens on the screen that was looked at
      if (place > 0) await open(page, pathOf(person, name, made.shown));
      await unfold(page);
      await look(page, state, found);
    }
  }
  return found;
}

describe.each(phoneFirst)('on a %s axe finds nothing', (screen) => {
  // an administrator's screens are looked at in the full run
  it.for(isFullRun ? people : (['visitor', 'shopper'] as const))(
    'on any screen of a %s, and in what opens there',
    { timeout: 300_000 },
    async (person, { visit }) => {
      const page = await visit(url, screen);
      const account = accounts[person];
      if (account) await rememberSignIn(page.context(), account);
      expect(await sweep(page, person, Object.keys(routes[person]), screen)).toEqual({});
    },
  );
});

describe.each(isFullRun ? bothScreens : [])('on a %s axe finds nothing', (screen) => {
  it('in Hindi', { timeout: 120_000 }, async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberLanguage(page.context(), url, 'hi');
    expect(await sweep(page, 'visitor', inHindi)).toEqual({});
  });
});

describe.each(isFullRun ? bothScreens : [])('on a %s axe finds nothing in the scenes', (screen) => {
  /** What axe finds in each of the scenes of a person. */
  async function inScenes(page: Page, person: Person, offline?: true) {
    const account = accounts[person];
    if (account) await rememberSignIn(page.context(), account);
    if (offline) await takeAlongOffline(page);
    const found: Record<string, readonly string[]> = {};
    for (const [name, scene] of Object.entries(scenes)) {
      if (scene.person !== person || scene.offline !== offline || (scene.screen ?? screen) !== screen)
        continue;
      await showScene(page, scene, made);
      await look(page, name, found);
    }
    return found;
  }
  it.for(people)('of a %s', { timeout: 300_000 }, async (person, { visit }) => {
    expect(await inScenes(await visit(url, screen), person)).toEqual({});
  });
  itWithWorker('of a shopper without a network', { timeout: 300_000 }, async ({ visit }) => {
    expect(await inScenes(await visit(url, screen), 'shopper', true)).toEqual({});
  });
});
