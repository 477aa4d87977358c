import { describe, expect, inject } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { onScreen, settled } from '../harness/on-screen';
import { bothScreens, phoneFirst } from '../harness/screens';
import { itWithWorker as it } from '../harness/visits';

const url = inject('shopUrl');

describe.each(bothScreens)('around every page on a %s', (screen) => {
  it('the footer tells how to reach the shop', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/about');
    await settled(page);
    const footer = page.getByRole('contentinfo').filter({ visible: true });
    await footer.getByText('24/7 Customer Service').waitFor();
    expect(await footer.getByRole('link', { name: '+91 80 4718 2200' }).getAttribute('href')).toBe(
      'tel:+918047182200',
    );
    expect(await footer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
    await footer.getByText(/560053/).waitFor();
    const social = footer.getByRole('list', { name: 'Follow us' }).getByRole('link');
    expect(await social.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))).toEqual(
      ['facebook', 'twitter', 'instagram', 'linkedin', 'whatsapp'],
    );
    const pages = footer.getByRole('navigation').getByRole('link');
    await expect
      .poll(() => pages.allInnerTexts())
      .toEqual(['About', 'Shop', 'Contact', 'FAQs', 'Privacy Policy', 'Return Policy']);
    expect(await footer.getByRole('link', { name: 'About' }).getAttribute('aria-current')).toBe('page');
  });
});

describe.each(phoneFirst)('around every page on a %s', (screen) => {
  it('a banner tells that the device is offline, while it is', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/about');
    await settled(page);
    const banner = page.getByRole('status').filter({ hasText: 'Offline. Browsing and your cart go on.' });
    const title = onScreen(page).getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await page.context().setOffline(true);
    await banner.waitFor();
    expect(await title.boundingBox()).toEqual(before);
    await expectAccessible(page);
    await page.context().setOffline(false);
    await banner.waitFor({ state: 'detached' });
  });
});
