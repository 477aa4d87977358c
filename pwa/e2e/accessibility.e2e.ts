import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from './harness/account';
import { axeFindings } from './harness/axe';
import { rememberLanguage } from './harness/locale';
import { open } from './harness/on-screen';
import { bothScreens, isFullRun, phoneFirst } from './harness/screens';
import { it } from './harness/visits';
import { furnish } from './pictures/furnish';
import { type Person, pathOf, routes } from './pictures/routes';
import { states } from './pictures/states';

const url = inject('shopUrl');
const people = ['visitor', 'shopper', 'admin'] as const satisfies readonly Person[];
/** The screens a shopper passes from the street to the order. */
const inHindi = ['home', 'search', 'listing', 'product', 'cart', 'login', 'faqs'];

const accounts: Partial<Record<Person, SignedIn>> = {};
let shown: ProductSummary;

beforeAll(async () => {
  const shopper = await newShopper(url);
  accounts.shopper = shopper;
  accounts.admin = await signInByApi(url, admin);
  shown = await furnish(shopper);
});

/** Light decides whether a change may land; the dark colours themselves are proven by theme.spec.ts in every run. */
const lights = isFullRun ? (['light', 'dark'] as const) : (['light'] as const);

/** What axe finds on each of some screens of a person; nothing for those where it finds nothing. */
async function sweep(page: Page, person: Person, names = Object.keys(routes[person])) {
  const found: Record<string, readonly string[]> = {};
  for (const name of names) {
    await open(page, pathOf(person, name, shown));
    const findings = await axeFindings(page, lights);
    if (findings.length > 0) found[name] = findings;
  }
  return found;
}

describe.each(phoneFirst)('on a %s axe finds nothing', (screen) => {
  it.for(people)('on any screen of a %s', { timeout: 300_000 }, async (person, { visit }) => {
    const page = await visit(url, screen);
    const account = accounts[person];
    if (account) await rememberSignIn(page.context(), account);
    expect(await sweep(page, person)).toEqual({});
  });

  it.for(people.slice(0, 2))(
    'in what opens on a screen of a %s',
    { timeout: 120_000 },
    async (person, { visit }) => {
      const page = await visit(url, screen);
      const account = accounts[person];
      if (account) await rememberSignIn(page.context(), account);
      const found: Record<string, readonly string[]> = {};
      for (const [name, state] of Object.entries(states)) {
        if (state.person !== person || (state.screen ?? screen) !== screen) continue;
        await open(page, pathOf(person, state.route, shown));
        await state.open(page);
        const findings = await axeFindings(page, lights);
        if (findings.length > 0) found[name] = findings;
      }
      expect(found).toEqual({});
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
