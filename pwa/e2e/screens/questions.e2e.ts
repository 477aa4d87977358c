import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct } from '../harness/catalogue';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let office: SignedIn;
let asha: SignedIn;
beforeAll(async () => {
  office = await signInByApi(url, admin);
  asha = await newShopper(url);
});

const section = (page: Page) => onScreen(page).getByRole('region', { name: 'Questions & Answers' });
/** The questions are loaded once they come near the screen. */
const reach = async (page: Page) => {
  await onScreen(page).getByRole('region', { name: 'Customer Reviews' }).scrollIntoViewIfNeeded();
  await section(page).scrollIntoViewIfNeeded();
};
const write = async (page: Page, title: string, label: string, words: string, send: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel(label).fill(words);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: send }).click();
  await dialog.waitFor({ state: 'hidden' });
};

describe.each(phoneFirst)('the questions about a product on a %s', (screen) => {
  it('are asked by a shopper, answered in the dashboard, and read by everybody, offline too', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const product = await addProduct(office, { name: 'Questioned Pepper' });
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), asha);
    await open(page, productPath(product));
    await reach(page);
    await section(page).getByText('No questions yet').waitFor();
    await section(page).getByRole('button', { name: 'Ask a question' }).click();
    await write(page, 'Ask a question', 'Your question', 'Is it this year’s harvest?', 'Send question');
    const own = section(page).getByRole('list', { name: 'Your waiting questions' });
    await own.getByText('Waits for an answer').waitFor();
    await expectAccessible(page);

    // Nobody else sees it yet.
    const other = await visit(url, screen);
    await open(other, productPath(product));
    await reach(other);
    await section(other).getByText('No questions yet').waitFor();
    expect(await section(other).getByRole('article').count()).toBe(0);

    const desk = await visit(url, screen);
    await rememberSignIn(desk.context(), office);
    await open(desk, '/dashboard/questions');
    const entry = onScreen(desk).getByRole('article', { name: 'Is it this year’s harvest?' });
    await entry.waitFor();
    if (screen === 'phone') await desk.getByRole('button', { name: 'More' }).click();
    await desk
      .getByRole('link', { name: /^Questions: \d+$/ })
      .filter({ visible: true })
      .waitFor();
    if (screen === 'phone') await desk.keyboard.press('Escape');
    await expectAccessible(desk);
    await entry.getByRole('button', { name: /^Answer:/ }).click();
    await write(desk, 'Answer', 'Your answer', 'Yes, of January.\nFrom Wayanad.', 'Save answer');
    await entry.waitFor({ state: 'detached' });

    await other.reload();
    await reach(other);
    await section(other).getByText('From Wayanad.').waitFor();
    await section(other).getByText('1 question answered').waitFor();
    await expectAccessible(other);
    const width = await other.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    await other.context().setOffline(true);
    await section(other).getByText('You are offline. You can ask once you are back online.').waitFor();
    expect(await section(other).getByText('From Wayanad.').isVisible()).toBe(true);
    await other.context().setOffline(false);

    // On the page itself an administrator changes and deletes it.
    await open(desk, productPath(product));
    await reach(desk);
    await section(desk)
      .getByRole('button', { name: /^Edit the answer:/ })
      .click();
    await write(desk, 'Edit answer', 'Your answer', 'Yes, of February.', 'Save answer');
    await section(desk).getByText('Yes, of February.').waitFor();
    await section(desk)
      .getByRole('button', { name: /^Delete question:/ })
      .click();
    const dialog = desk.getByRole('dialog', { name: 'Delete question' });
    await dialog.getByRole('button', { name: 'Delete question' }).click();
    await section(desk).getByText('No questions yet').waitFor();
  });
});
