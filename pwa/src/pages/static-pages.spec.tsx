import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeDeliveryAreas } from '#data/db/delivery-areas-row.ts';
import { openStore } from '#data/db/open-store.ts';
import { LocaleProvider } from '#i18n/LocaleProvider.tsx';
import { chooseLanguage } from '#language/choose-language.ts';
import { AboutPage } from '#pages/about/AboutPage.tsx';
import { ContactPage } from '#pages/contact/ContactPage.tsx';
import { FaqsPage } from '#pages/faqs/FaqsPage.tsx';
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx';
import { PrivacyPolicyPage } from '#pages/privacy-policy/PrivacyPolicyPage.tsx';
import { ReturnPolicyPage } from '#pages/return-policy/ReturnPolicyPage.tsx';
import { aDeliveryArea } from '#test-data/a-delivery-area.ts';
import { pageAt } from '#test-data/page-at.tsx';

const open = (path: string, page: ReactNode) => pageAt(path, path, <LocaleProvider>{page}</LocaleProvider>);
const headings = (level: 1 | 2) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
const text = () => document.body.textContent;

/** Page by page: title, parts in their order, and their title in Hindi. */
const pages = [
  {
    path: '/about',
    page: <AboutPage />,
    title: 'About Jhola',
    hindi: 'Jhola के बारे में',
    parts: [
      'What we hold ourselves to',
      'How 10 minutes are possible',
      'A shop for every phone and every signal',
      'The name and the pattern',
    ],
  },
  {
    path: '/contact',
    page: <ContactPage />,
    title: 'Contact us',
    hindi: 'हमसे संपर्क करें',
    parts: ['Before you write'],
  },
  {
    path: '/faqs',
    page: <FaqsPage />,
    title: 'Questions and answers',
    hindi: 'सवाल-जवाब',
    parts: [
      'Delivery',
      'Prices and payment',
      'Cancelling and returning',
      'Account and app',
      'Something else?',
    ],
  },
  {
    path: '/privacy-policy',
    page: <PrivacyPolicyPage />,
    title: 'Privacy Policy',
    hindi: 'गोपनीयता नीति',
    parts: [
      'Information we collect',
      'How we use it',
      'Who else receives it',
      'Cookies and storage on your device',
      'How long we keep it',
      'Your choices',
      'Support',
    ],
  },
  {
    path: '/return-policy',
    page: <ReturnPolicyPage />,
    title: 'Return Policy',
    hindi: 'वापसी नीति',
    parts: [
      'What can be returned',
      'How to return something',
      'Refunds',
      'Exchanges',
      'Something arrived broken or wrong',
      'Support',
    ],
  },
] as const;

beforeEach(() => chooseLanguage('en'));
afterEach(() => chooseLanguage('en'));

describe.each(pages)('$path', ({ path, page, title, hindi, parts }) => {
  it('says all it should, in its order', async () => {
    open(path, page);
    expect(headings(1)).toEqual([title]);
    expect(headings(2)).toEqual(parts);
    await waitFor(() => expect(document.title).toContain(title));
    expect(new URL(head('link[rel=canonical]', 'href')).pathname).toBe(path);
    expect(head('meta[name=description]', 'content')).toMatch(/.{40}/);
  });

  it('says it in Hindi', async () => {
    await chooseLanguage('hi');
    open(path, page);
    expect(headings(1)).toEqual([hindi]);
    expect(headings(2).filter((heading) => /[a-z]{3}/.test(heading ?? ''))).toEqual([]);
  });
});

it('the return policy tells its limits', () => {
  open('/return-policy', <ReturnPolicyPage />);
  for (const limit of [
    'Returns are accepted within 7 days of delivery.',
    'the product is unused;',
    'original packaging, with its tags, manuals and accessories',
    'the invoice is with it',
    'Damage by misuse is not eligible',
    'original payment method within 5-7 business days',
    'An exchange is subject to availability',
  ])
    expect(text()).toContain(limit);
  const mail = screen.getByRole('link', { name: 'help@jhola.example' });
  expect(mail.getAttribute('href')).toBe('mailto:help@jhola.example');
});

it('the privacy policy tells what is collected, for what, and whom to ask', () => {
  open('/privacy-policy', <PrivacyPolicyPage />);
  for (const collected of ['name and e-mail', 'phone number', 'shipping and billing', 'order history'])
    expect(text()).toContain(`Your ${collected}`);
  expect(text()).toContain('to deliver your orders');
  expect(text()).toContain('no cookies for advertising');
  const phone = screen.getByRole('link', { name: '+91 80 4718 2200' });
  expect(phone.getAttribute('href')).toBe('tel:+918047182200');
});

it('the contact page calls, mails, chats and shows the way', () => {
  open('/contact', <ContactPage />);
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(text()).toContain('24/7 Customer Service');
  expect(to(/^Call us/)).toContain('tel:+91');
  expect(to(/^Write to us/)).toContain('mailto:help@');
  expect(to(/^Come by/)).toContain('https://www.google.com/maps');
  expect(screen.getByRole('link', { name: /^Chat on WhatsApp/ }).getAttribute('target')).toBe('_blank');
  expect(to(/^Return Policy$/)).toBe('/return-policy');
});

it('each question has its answer folded below it', () => {
  open('/faqs', <FaqsPage />);
  const question = screen.getByText('What does delivery cost?').closest('details');
  expect(question?.open).toBe(false);
  expect(question?.querySelector('p')?.textContent).toContain('Delivery is free for every order');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

it('what is said of the delivery is true for a shop that charges for it', async () => {
  const store = await openStore();
  await writeDeliveryAreas(store, { version: 1, areas: [aDeliveryArea({ charge: 40 })] });
  open('/faqs', <FaqsPage />);
  await waitFor(() => expect(text()).not.toMatch(/free for every order|delivery is free|10 minutes/));
  expect(text()).toContain('any product’s page and the checkout tell you before you order');
  await store.device.clear();
});

it('an unknown address is kept from search engines and offers a search', async () => {
  const { address } = open('/no-such-page', <NotFoundPage />);
  expect(headings(1)).toEqual(['Nothing on this shelf']);
  await waitFor(() => expect(head('meta[name=robots]', 'content')).toContain('noindex'));
  expect(screen.getByRole('link', { name: 'See all categories' }).getAttribute('href')).toBe('/shop');
  expect(screen.getByRole('link', { name: 'Go To Home' }).getAttribute('href')).toBe('/');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the shop' }), ' atta{Enter}');
  expect(address()).toBe('/search?q=atta');
});
