import { type Product, ProductAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct, findProducts } from '../harness/catalogue';
import { onScreen, open } from '../harness/on-screen';
import { rememberLanguage } from '../harness/speaking';
import { it } from '../harness/visits';

const url = inject('shopUrl');

/** A product of the demo catalogue with everything a page can show. */
let whole: Product;
/** Two variants: one with price, stock and picture of its own, one with nothing. */
let tea: Product;
/** Sold out, but for its second variant. */
let shirt: Product;
let asha: SignedIn;

beforeAll(async () => {
  const office = await signInByApi(url, admin);
  asha = await newShopper(url);
  const found = (await findProducts(asha, 'watch')).find(
    ({ image, stock, discount, hasVariants, category }) =>
      image.length > 3 && stock > 5 && discount > 0 && !hasVariants && category.length > 0,
  );
  const details = await asha.call('POST', productPaths.details, { productId: found?._id });
  whole = ProductAnswer.parse(details).data;
  const [front = '', ...others] = whole.image;
  tea = await addProduct(office, {
    name: 'Nilgiri Frost Tea',
    image: whole.image,
    price: 200,
    discount: 10,
    stock: 10,
    variants: [{ name: 'Half', price: 120, stock: 2, image: others.slice(0, 2) }, { name: 'Whole' }],
  });
  shirt = await addProduct(office, {
    name: 'Madras Check Shirt',
    image: [front],
    price: 500,
    stock: 0,
    variants: [
      { name: 'S', stock: 0 },
      { name: 'M', price: 450, stock: 3 },
    ],
  });
});

const region = (page: Page, name: string) => onScreen(page).getByRole('region', { name });
const button = (page: Page, name: string | RegExp) => onScreen(page).getByRole('button', { name });
const pictures = (page: Page) => region(page, 'Pictures of the product');
/** The large picture that is looked at. */
const picture = (page: Page) => pictures(page).locator('button[tabindex="0"][aria-pressed]');
const thumbnail = (page: Page, name: string, index: number) =>
  pictures(page).getByRole('button', { name: `${name}, picture ${index}`, exact: true });
const scaleOf = (image: Locator) =>
  image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
const variant = (page: Page, name: string) =>
  onScreen(page).getByRole('group', { name: 'Choose a variant' }).getByRole('button', { name, exact: true });
const quantity = (page: Page) => onScreen(page).getByRole('group', { name: 'Quantity' });
const details = '**/api/product/get-product-details';

/** Leads to an address as a link of the app does: without a new document and what it would bring along. */
async function leadTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

describe.each(['phone', 'desktop'] as const)('a product on a %s', (screen) => {
  it('says what it is, what it costs and where it stands', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, productPath(whole));
    const crumbs = onScreen(page).getByRole('navigation', { name: 'Breadcrumb' });
    await crumbs.getByRole('link').nth(1).waitFor();
    await expect
      .poll(() => crumbs.getByRole('listitem').allInnerTexts())
      .toEqual(['Home', whole.category[0]?.name, whole.name]);
    expect(await crumbs.getByRole('link').first().getAttribute('href')).toBe('/');
    await onScreen(page).getByRole('heading', { level: 1, name: whole.name }).waitFor();
    await button(page, `Add ${whole.name} to the wishlist`).waitFor();
    await onScreen(page)
      .getByRole('img', { name: `${whole.averageRating.toFixed(1)} out of 5` })
      .first()
      .waitFor();
    const payable = discountedPricePaise(whole.price * 100, whole.discount) / 100;
    const shown = onScreen(page).getByText(formatRupees(payable), { exact: true });
    await shown.filter({ visible: true }).first().waitFor();
    expect(await onScreen(page).locator('s').first().innerText()).toContain(formatRupees(whole.price));
    await onScreen(page).getByText(`${whole.discount}% OFF`).first().waitFor();
    await onScreen(page).getByText('In Stock', { exact: true }).first().waitFor();

    const description = region(page, 'Description');
    await description.getByText(whole.description).waitFor();
    expect(await description.getByRole('listitem').count()).toBe(4);
    const table = onScreen(page).getByRole('table', { name: 'Product details' });
    for (const [name, value] of Object.entries(whole.more_details)) {
      await table.getByRole('row').filter({ hasText: name }).getByRole('cell', { name: value }).waitFor();
    }
    expect(await region(page, 'Why Shop with us?').getByRole('heading', { level: 3 }).count()).toBe(4);
    const more = onScreen(page).getByRole('link', { name: `Explore more ${whole.category[0]?.name}` });
    expect(await more.getAttribute('href')).toBe(await crumbs.getByRole('link').nth(1).getAttribute('href'));
  });

  it('zooms its pictures by 1.5 where one points, by keyboard too', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, productPath(whole));
    const image = picture(page).getByRole('img');
    expect(await image.getAttribute('fetchpriority')).toBe('high');
    await picture(page).click({ position: { x: 30, y: 30 } });
    await expect.poll(() => scaleOf(image)).toBe(1.5);
    expect(await picture(page).getAttribute('aria-pressed')).toBe('true');
    const origin = () => image.evaluate((element) => getComputedStyle(element).transformOrigin);
    if (screen === 'desktop') {
      const before = await origin();
      await picture(page).hover({ position: { x: 300, y: 300 } });
      await expect.poll(origin).not.toBe(before);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => scaleOf(image)).toBe(1);
    await picture(page).press('Enter');
    await expect.poll(() => scaleOf(image)).toBe(1.5);
    const middle = await origin();
    await page.keyboard.press('ArrowRight');
    await expect.poll(origin).not.toBe(middle);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => scaleOf(image)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await pictures(page).getByText(`Picture 2 of ${whole.image.length}`).waitFor({ state: 'attached' });
    expect(await thumbnail(page, whole.name, 2).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('Space');
    await expect.poll(() => scaleOf(picture(page).getByRole('img'))).toBe(1.5);
  });

  it('has thumbnails to choose from, with arrows when there are more than three', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, productPath(whole));
    await thumbnail(page, whole.name, 2).click();
    expect(await thumbnail(page, whole.name, 2).getAttribute('aria-current')).toBe('true');
    await expect
      .poll(() => picture(page).getAttribute('aria-label'))
      .toBe(`Zoom in: ${whole.name}, picture 2`);
    const strip = pictures(page).getByRole('list').last();
    await strip.evaluate((element) => element.scrollTo({ left: 0 }));
    await button(page, 'Next pictures').click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
    expect(await strip.evaluate((element) => element.scrollLeft)).toBeLessThanOrEqual(100);
    await button(page, 'Previous pictures').click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);
    await button(page, 'Hide thumbnails').click();
    expect(await thumbnail(page, whole.name, 1).count()).toBe(0);
    await button(page, 'Show thumbnails').click();
    await thumbnail(page, whole.name, 1).waitFor();
  });

  it('counts its offer down for 24 hours, and then no more', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.clock.install();
    await open(page, productPath(whole));
    const timer = onScreen(page).getByRole('timer', { name: 'Offer ends in' });
    await expect
      .poll(async () => (await timer.innerText()).replace(/\s+/g, ' '))
      .toMatch(/^Offer ends in 23 hours 59 minutes \d\d seconds$/);
    await page.clock.fastForward('22:30:00');
    await expect.poll(async () => (await timer.innerText()).replace(/\s+/g, ' ')).toMatch(/ 01 hours 29 /);
    await page.clock.fastForward('01:30:00');
    await timer.waitFor({ state: 'detached' });
    await open(page, productPath(shirt));
    expect(await onScreen(page).getByRole('timer').count()).toBe(0);
  });

  it('lets a visitor choose how many, up to the stock, and asks for a login', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, productPath(tea));
    await variant(page, 'Half').click();
    expect(await quantity(page).getByRole('button', { name: 'One fewer' }).isDisabled()).toBe(true);
    await quantity(page).getByRole('button', { name: 'One more' }).click();
    await quantity(page).getByText('2', { exact: true }).waitFor();
    expect(await quantity(page).getByRole('button', { name: 'One more' }).isDisabled()).toBe(true);
    await button(page, 'Add to Cart').click();
    await page.waitForURL('**/login');
    await page.getByText('Please login first to add products!').first().waitFor();
  });

  it('takes price, stock and pictures from the variant that is chosen', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), asha);
    await open(page, productPath(tea));
    await onScreen(page).getByText('₹180', { exact: true }).filter({ visible: true }).first().waitFor();
    await thumbnail(page, tea.name, 3).click();
    await variant(page, 'Half').click();
    expect(await variant(page, 'Half').getAttribute('aria-pressed')).toBe('true');
    await onScreen(page).getByText('₹108', { exact: true }).filter({ visible: true }).first().waitFor();
    await onScreen(page).getByText('Only 2 left').waitFor();
    // The gallery begins anew, with the variant's own pictures.
    expect(
      await pictures(page)
        .getByRole('button', { name: /, picture 3$/ })
        .count(),
    ).toBe(0);
    expect(await thumbnail(page, tea.name, 1).getAttribute('aria-current')).toBe('true');
    expect(await picture(page).getByRole('img').getAttribute('src')).toBe(tea.variants[0]?.image?.[0]);
    await variant(page, 'Whole').click();
    await onScreen(page).getByText('₹180', { exact: true }).filter({ visible: true }).first().waitFor();
    expect(await picture(page).getByRole('img').getAttribute('src')).toBe(tea.image[0]);
  });

  it('begins with a variant that is in stock when it is sold out itself', async ({ visit }) => {
    const page = await visit(url, screen);
    const shopper = await newShopper(url);
    await rememberSignIn(page.context(), shopper);
    await open(page, productPath(shirt));
    await expect.poll(() => variant(page, 'M').getAttribute('aria-pressed')).toBe('true');
    await onScreen(page).getByText('₹450', { exact: true }).filter({ visible: true }).first().waitFor();
    await quantity(page).getByRole('button', { name: 'One more' }).click();
    await button(page, 'Add to Cart').click();
    await page.getByText('Item added').waitFor();
    await page.getByRole('button', { name: 'My Cart: 2 items' }).waitFor();
    await variant(page, 'S').click();
    await onScreen(page).getByText('Out of Stock').first().waitFor();
    expect(await button(page, 'Out of Stock').isDisabled()).toBe(true);
    if (screen === 'desktop') return;
    // The button stays in sight: above the shell's bar, wherever the page is, and not over the footer's end.
    const bar = await button(page, 'Out of Stock').boundingBox();
    const shell = await page.getByRole('link', { name: /View Cart/ }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(shell?.y ?? 0);
    await onScreen(page).evaluate((element) => {
      const area = element.querySelector('[data-scroll-area]');
      area?.scrollTo({ top: area.scrollHeight });
    });
    const footer = await onScreen(page).getByRole('contentinfo').boundingBox();
    const after = await button(page, 'Out of Stock').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(after?.y ?? 0);
  });

  it('checks a pincode', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, productPath(whole));
    const form = onScreen(page).getByRole('form', { name: 'Check delivery' });
    const field = form.getByRole('textbox', { name: 'Check delivery' });
    await field.fill('56005');
    await form.getByRole('button', { name: 'Check', exact: true }).click();
    await form.getByText('Please enter a valid 6-digit pincode.', { exact: true }).waitFor();
    await field.fill('');
    await field.pressSequentially('5600a5312');
    expect(await field.inputValue()).toBe('560053');
    await field.press('Enter');
    expect(await form.getByRole('button', { name: 'Checking...' }).isDisabled()).toBe(true);
    await form.getByText('Delivery is available at 560053.').waitFor();
    await form.getByRole('button', { name: 'Check', exact: true }).waitFor();
  });

  it('can be shared: on three networks, as a link, and by the device', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      Object.defineProperty(navigator, 'share', {
        value: async (shared: unknown) => void told.push(shared),
      });
    });
    await open(page, productPath(whole));
    const link = url + productPath(whole);
    for (const [name, host] of [
      ['Twitter', 'twitter.com'],
      ['Facebook', 'www.facebook.com'],
      ['WhatsApp', 'wa.me'],
    ]) {
      const share = onScreen(page).getByRole('link', { name: `Share on ${name}` });
      await expect.poll(() => share.getAttribute('href')).toContain(encodeURIComponent(link));
      expect(new URL((await share.getAttribute('href')) ?? '').host).toBe(host);
    }
    await button(page, 'Copy link').click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await button(page, 'Share from this device').click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { told: unknown[] }).told))
      .toEqual([{ title: whole.name, url: link }]);
  });

  it('leads on: recently viewed ones, related ones, other categories, and back to the top', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await open(page, '/search?q=watch');
    const seen: string[] = [];
    for (let place = 0; place < 6; place += 1) {
      const card = onScreen(page).getByRole('article').nth(place);
      const name = await card.getByRole('heading').innerText();
      await card.getByRole('link', { name, exact: true }).click();
      await onScreen(page).getByRole('heading', { level: 1, name, exact: true }).waitFor();
      seen.unshift(name);
      if (place === 5) break;
      await page.goBack();
      await card.waitFor();
    }
    const recent = region(page, 'Recently Viewed').getByRole('article');
    await recent.first().waitFor();
    // The one on the screen is not among them.
    await expect.poll(() => recent.getByRole('heading').allInnerTexts()).toEqual(seen.slice(1, 5));
    for (const shelf of ['You May Also Like', 'Explore Other Categories']) {
      await region(page, shelf).scrollIntoViewIfNeeded();
      await region(page, shelf).getByRole('article').first().waitFor();
    }
    await button(page, 'Back to top').click();
    await expect
      .poll(async () => (await onScreen(page).getByRole('heading', { level: 1 }).boundingBox())?.y)
      .toBeGreaterThan(0);
  });

  it('keeps its shape while it loads, asks three times a second apart, and again on Retry', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await page.route(details, (route) => route.abort('internetdisconnected'));
    await page.goto('/faqs');
    await onScreen(page).getByRole('heading', { level: 1 }).waitFor();
    const asked: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/get-product-details')) asked.push(Date.now());
    });
    await leadTo(page, productPath(whole));
    await onScreen(page).getByRole('status', { name: 'Loading...' }).waitFor();
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('Unable to fetch product details after multiple attempts.').waitFor();
    expect(asked).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = asked;
    expect(second - first).toBeGreaterThanOrEqual(990);
    expect(third - second).toBeGreaterThanOrEqual(990);
    await expectAccessible(page);
    await page.unroute(details);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await onScreen(page).getByRole('heading', { level: 1, name: whole.name }).waitFor();
  });

  it('says so when the shop refuses it, or the address names none', async ({ visit }) => {
    const page = await visit(url, screen);
    const refusal = { success: false, error: true, message: 'No such product', code: 'product.missing' };
    await page.route(details, (route) => route.fulfill({ status: 409, json: refusal }));
    await page.goto('/faqs');
    await onScreen(page).getByRole('heading', { level: 1 }).waitFor();
    await leadTo(page, '/product/gone-00000000000000000000abcd');
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('Failed to load product details.').waitFor();
    await alert.getByRole('button', { name: 'Retry' }).waitFor();
    await leadTo(page, '/product/nothing');
    await onScreen(page).getByText('Invalid product ID.').waitFor();
    await onScreen(page).getByRole('link', { name: 'Browse all shelves' }).waitFor();
    expect(await onScreen(page).getByRole('button', { name: 'Retry' }).count()).toBe(0);
  });

  it('shows what its card has told, and says what could not be loaded', async ({ visit }) => {
    const page = await visit(url, screen);
    for (const call of [details, '**/get-related-products', '**/get-other-category-products'])
      await page.route(call, (route) => route.abort('internetdisconnected'));
    await open(page, '/search?q=watch');
    const card = onScreen(page).getByRole('article', { name: whole.name, exact: true });
    await card.getByRole('link', { name: whole.name, exact: true }).click();
    await onScreen(page).getByRole('heading', { level: 1, name: whole.name }).waitFor();
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('Unable to fetch product details after multiple attempts.').waitFor();
    await region(page, 'You May Also Like').scrollIntoViewIfNeeded();
    await region(page, 'You May Also Like').getByText('Failed to load related products.').waitFor();
    await region(page, 'Explore Other Categories')
      .getByText('Failed to load other category products.')
      .waitFor();
    await page.unroute(details);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await region(page, 'Description').getByText(whole.description).waitFor();
    expect(await alert.count()).toBe(0);
  });

  it('speaks Hindi', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberLanguage(page.context(), url, 'hi');
    await open(page, productPath(whole));
    for (const heading of ['विवरण', 'सामान की जानकारी', 'हमसे क्यों खरीदें?', 'ग्राहकों के रिव्यू']) {
      await onScreen(page).getByRole('heading', { name: heading }).waitFor();
    }
    await onScreen(page).getByText('स्टॉक में है').first().waitFor();
    await expectAccessible(page);
  });
});

describe('on a touch screen the pictures', () => {
  /** Puts fingers on the large picture, moves them step by step and lifts them: places in percent of its width. */
  async function fingers(page: Page, ...steps: readonly (readonly number[])[]): Promise<void> {
    const box = await picture(page).boundingBox();
    if (!box) throw new Error('The picture is not on the screen');
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map((place, id) => ({
          x: box.x + (box.width * place) / 100,
          y: box.y + box.height / 2,
          id,
        })),
      });
    for (const [n, places] of steps.entries()) await send(n === 0 ? 'touchStart' : 'touchMove', places);
    await send('touchEnd', []);
    await session.detach();
  }

  it('zoom by a double tap and by two fingers, and follow one when zoomed', async ({ visit }) => {
    const page = await visit(url, 'phone');
    await open(page, productPath(whole));
    const image = picture(page).getByRole('img');
    const box = await picture(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => scaleOf(image)).toBe(1.5);
    await picture(page).press('Escape');
    await expect.poll(() => scaleOf(image)).toBe(1);

    await fingers(page, [40, 60], [35, 65], [30, 70]);
    await expect.poll(() => scaleOf(image)).toBeCloseTo(2, 1);
    const origin = () => image.evaluate((element) => getComputedStyle(element).transformOrigin);
    const before = await origin();
    await fingers(page, [50], [60], [70]);
    await expect.poll(origin).not.toBe(before);
    // Zoomed, a finger moves the picture and does not swipe to the next.
    expect(await picture(page).getAttribute('aria-label')).toContain('picture 1');
  });

  it('change by a swipe', async ({ visit }) => {
    const page = await visit(url, 'phone');
    await open(page, productPath(whole));
    await fingers(page, [85], [75], [65], [55], [45], [35], [25], [15]);
    await expect
      .poll(() => picture(page).getAttribute('aria-label'))
      .toBe(`Zoom in: ${whole.name}, picture 2`);
    await onScreen(page).getByText(`2 / ${whole.image.length}`).waitFor();
  });
});
