import { CategoryAnswer, categoryPaths } from '@jhola/shared/contracts/category.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from './harness/account';
import { overflowing, smallTargets } from './harness/layout';
import { open } from './harness/on-screen';
import { isFullRun } from './harness/screens';
import { it } from './harness/visits';
import { furnish } from './pictures/furnish';
import { type Person, pathOf } from './pictures/routes';

/** The screens between the street and the order, and those of an account. */
const screens = {
  visitor: ['home', 'search', 'listing', 'product', 'shop', 'login', 'contact', 'faqs', 'return-policy'],
  shopper: ['cart', 'checkout', 'user', 'profile', 'address', 'wishlist', 'my-orders'],
} satisfies Partial<Record<Person, string[]>>;
type Visitor = keyof typeof screens;
const people = ['visitor', 'shopper'] as const;

let shop: Shop;
let asha: SignedIn;
let shown: ProductSummary;

beforeAll(async () => {
  shop = await startDemoShop(120);
  asha = await newShopper(shop.url);
  shown = await furnish(asha);
  const office = await signInByApi(shop.url, admin);
  // a name an owner may type: no space to break it at
  const longNamed = { name: 'Donaudampfschifffahrtsgesellschaft', image: '/illustrations/no-data.svg' };
  const category = CategoryAnswer.parse(await office.call('POST', categoryPaths.add, longNamed)).data;
  await office.call('POST', subcategoryPaths.create, { ...longNamed, category: [category._id] });
});

afterAll(() => shop?.stop());

/** Opens a person's screens one after the other and gathers what is wrong with them, by what is asked of them. */
async function gather(
  page: Page,
  person: Visitor,
  asked: Readonly<Record<string, (page: Page) => Promise<readonly unknown[]>>>,
  names: readonly string[],
): Promise<Record<string, readonly unknown[]>> {
  if (person === 'shopper') await rememberSignIn(page.context(), asha);
  const size = page.viewportSize();
  const found: Record<string, readonly unknown[]> = {};
  for (const name of names) {
    // each opens on the device's own screen
    if (size) await page.setViewportSize(size);
    await open(page, pathOf(person, name, shown));
    for (const [what, wrong] of Object.entries(asked)) {
      const problems = await wrong(page);
      if (problems.length > 0) found[`${name}, ${what}`] = problems;
    }
  }
  return found;
}

/** Gives a page text of so many times the size, as a shopper asks their browser to, and waits until it is laid out. */
const textTimes = (page: Page, times: number) =>
  page.evaluate(
    (size) =>
      new Promise<void>((resolve) => {
        document.documentElement.style.fontSize = size;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    `${times * 100}%`,
  );

/** What moves on a page. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { effect } = animation;
      return effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'an animation';
    }),
  );

/** What does not fit a screen of this width, with text of so many times the size. */
const overflowingAt = (width: number, times: number) => async (page: Page) => {
  await page.setViewportSize({ width, height: 800 });
  await textTimes(page, times);
  return overflowing(page);
};

/** Before a change lands those alone whose layouts have the least in common. */
const looked: typeof screens = isFullRun
  ? screens
  : { ...screens, visitor: ['home', 'listing', 'product', 'login'] };

describe.for(isFullRun ? people : (['visitor'] as const))('the screens of a %s', (person) => {
  it('fit into 320 pixels, hold text of twice the size, do not move for who wants less motion, and have targets for fingers on a phone, main actions 44 pixels high and wide', {
    timeout: 240_000,
  }, async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    // what opens or closes a part of a page, the way back above it, and dots of pictures that are swiped, are no main actions
    const main = 'main button:not([aria-expanded], [aria-current]), header button, header a';
    const tooSmall = async () => [
      ...(await smallTargets(page, 24)),
      ...(person === 'visitor' ? await smallTargets(page, 44, main) : []),
    ];
    const asked = {
      'moves for who wants less motion': moving,
      'small targets': tooSmall,
      'at 320 pixels': overflowingAt(320, 1),
      'twice the size at 390 pixels': overflowingAt(390, 2),
      'twice the size at 1280 pixels': overflowingAt(1280, 2),
    };
    expect(await gather(page, person, asked, looked[person])).toEqual({});
  });
});

describe('the screens of a desktop', () => {
  // a mouse has arrows and cards that a finger has not; the full run looks at all screens
  const withMouse: Partial<Record<Visitor, readonly string[]>> = isFullRun
    ? screens
    : { visitor: ['home', 'listing', 'product'] };

  it('hold text of twice the size', { tags: 'full-run', timeout: 120_000 }, async ({ visit }) => {
    for (const person of people.filter((each) => withMouse[each])) {
      const page = await visit(shop.url, 'desktop');
      const asked = { 'twice the size': overflowingAt(1280, 2) };
      expect(await gather(page, person, asked, withMouse[person] ?? [])).toEqual({});
    }
  });
});

describe('motion', () => {
  it('does not flash for who wants it: what repeats takes a third of a second or longer', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const name of ['home', 'product']) {
      await open(page, pathOf('visitor', name, shown));
      const short = await page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => effect?.getTiming())
          .filter((timing) => timing && timing.iterations !== 1 && Number(timing.duration) < 334),
      );
      expect(short, name).toEqual([]);
    }
  });
});
