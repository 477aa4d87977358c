import { CategoryAnswer, categoryPaths } from '@jhola/shared/contracts/category.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { SubcategoryAnswer, subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from './harness/account';
import { overflowing, smallTargets } from './harness/layout';
import { open } from './harness/on-screen';
import { it, type Visit } from './harness/visits';
import { furnish } from './pictures/furnish';
import { type Person, pathOf } from './pictures/routes';

const url = inject('shopUrl');
/** The screens between the street and the order, and those of an account. */
const screens = {
  visitor: ['home', 'search', 'listing', 'product', 'shop', 'login', 'contact', 'faqs', 'return-policy'],
  shopper: ['cart', 'checkout', 'user', 'profile', 'address', 'wishlist', 'my-orders'],
} satisfies Partial<Record<Person, string[]>>;
type Visitor = keyof typeof screens;
const people = ['visitor', 'shopper'] as const;

let asha: SignedIn;
let shown: ProductSummary;
let office: SignedIn;
let takeAway: () => Promise<void>;

beforeAll(async () => {
  asha = await newShopper(url);
  shown = await furnish(asha);
  office = await signInByApi(url, admin);
  // a name an owner may type: no space to break it at
  const longNamed = { name: 'Donaudampfschifffahrtsgesellschaft', image: '/illustrations/no-data.svg' };
  const category = CategoryAnswer.parse(await office.call('POST', categoryPaths.add, longNamed)).data;
  const subcategory = SubcategoryAnswer.parse(
    await office.call('POST', subcategoryPaths.create, { ...longNamed, category: [category._id] }),
  ).data;
  takeAway = async () => {
    await office.call('DELETE', subcategoryPaths.delete, { _id: subcategory._id });
    await office.call('DELETE', categoryPaths.delete, { _id: category._id });
  };
});

afterAll(() => takeAway());

/** Opens a person's screens one after the other and gathers what is wrong with them. */
async function gather(
  page: Page,
  person: Visitor,
  wrong: (page: Page) => Promise<readonly unknown[]>,
): Promise<Record<string, readonly unknown[]>> {
  if (person === 'shopper') await rememberSignIn(page.context(), asha);
  const found: Record<string, readonly unknown[]> = {};
  for (const name of screens[person]) {
    await open(page, pathOf(person, name, shown));
    const problems = await wrong(page);
    if (problems.length > 0) found[name] = problems;
  }
  return found;
}

/** As a browser does whose shopper has asked for text of twice the size. */
const doubleText = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });

async function atWidth(visit: Visit, width: number): Promise<Page> {
  const page = await visit(url, width < 768 ? 'phone' : 'desktop');
  await page.setViewportSize({ width, height: 800 });
  return page;
}

describe.for(people)('the screens of a %s', (person) => {
  it('fit into 320 pixels', { timeout: 120_000 }, async ({ visit }) => {
    const page = await atWidth(visit, 320);
    expect(await gather(page, person, overflowing)).toEqual({});
  });

  it.for([390, 1280])(
    'hold text of twice the size, at %i pixels',
    { timeout: 120_000 },
    async (width, { visit }) => {
      const page = await atWidth(visit, width);
      await doubleText(page);
      expect(await gather(page, person, overflowing)).toEqual({});
    },
  );

  it('have targets for fingers on a phone, main actions 44 pixels high and wide', {
    timeout: 120_000,
  }, async ({ visit }) => {
    const page = await visit(url, 'phone');
    // what opens or closes a part of a page, and the way back above it, are no main actions
    const main = 'main button:not([aria-expanded]), header button, header a';
    const tooSmall = async () => [
      ...(await smallTargets(page, 24)),
      ...(person === 'visitor' ? await smallTargets(page, 44, main) : []),
    ];
    expect(await gather(page, person, tooSmall)).toEqual({});
  });
});

describe('less motion', () => {
  it('is what they get who ask for it', async ({ visit }) => {
    const page = await visit(url, 'phone');
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().map((animation) => {
          const { effect } = animation;
          return effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'an animation';
        }),
      );
    for (const name of ['home', 'listing', 'product', 'search']) {
      await open(page, pathOf('visitor', name, shown));
      expect(await moving(), name).toEqual([]);
    }
  });

  it('nothing flashes for the others either: what repeats takes a third of a second or longer', async ({
    visit,
  }) => {
    const page = await visit(url, 'phone');
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
