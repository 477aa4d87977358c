import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from './harness/account';
import { axeFindings } from './harness/axe';
import { rememberLanguage } from './harness/locale';
import { open } from './harness/on-screen';
import { bothScreens } from './harness/screens';
import { it } from './harness/visits';
import { furnish } from './pictures/furnish';
import { type Person, pathOf, routes } from './pictures/routes';

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

/** What axe finds on each of some screens of a person; nothing for those where it finds nothing. */
async function sweep(page: Page, person: Person, names = Object.keys(routes[person])) {
  const found: Record<string, readonly string[]> = {};
  for (const name of names) {
    await open(page, pathOf(person, name, shown));
    const findings = await axeFindings(page);
    if (findings.length > 0) found[name] = findings;
  }
  return found;
}

describe.each(bothScreens)('on a %s axe finds nothing, in light and in dark,', (screen) => {
  it.for(people)('on any screen of a %s', { timeout: 300_000 }, async (person, { visit }) => {
    const page = await visit(url, screen);
    const account = accounts[person];
    if (account) await rememberSignIn(page.context(), account);
    expect(await sweep(page, person)).toEqual({});
  });

  it('in Hindi', { timeout: 120_000 }, async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberLanguage(page.context(), url, 'hi');
    expect(await sweep(page, 'visitor', inHindi)).toEqual({});
  });
});
