import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageAt } from '#test-data/page-at.tsx';
import { Footer } from './Footer';

it('tells how to reach the shop, and leads to its pages', () => {
  pageAt('/about', '/about', <Footer />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('24/7 Customer Service')).toBeTruthy();
  const phone = footer.getByRole('link', { name: '+91 80 4718 2200' });
  expect(phone.getAttribute('href')).toBe('tel:+918047182200');
  expect(footer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(footer.getByText(/560053/)).toBeTruthy();
  const social = within(footer.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
  expect(social.map((link) => link.getAttribute('aria-label'))).toEqual([
    'facebook',
    'twitter',
    'instagram',
    'linkedin',
    'whatsapp',
  ]);
  const pages = within(footer.getByRole('navigation')).getAllByRole('link');
  expect(pages.map(({ textContent }) => textContent)).toEqual([
    'About',
    'Shop',
    'Contact',
    'FAQs',
    'Privacy Policy',
    'Return Policy',
  ]);
  expect(footer.getByRole('link', { current: 'page' }).textContent).toBe('About');
  expect(footer.getByRole('radio', { name: 'हिन्दी' })).toBeTruthy();
});
