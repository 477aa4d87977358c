import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { signsIn } from '#data/queries/signs-in.ts';
import { aUser } from '#test-data/a-user.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { HomePage } from './HomePage';

vi.mock('#data/api/catalogue-api.ts', () => ({
  categories: async () => [],
  subcategories: async () => [],
}));

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  clearTokens();
});

const open = () => pageAt('/', '/', <HomePage />);
const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? '';

it('greets a visitor, and says to search engines what it is', async () => {
  open();
  // Who cannot see the promotions typed after it hears the greeting alone.
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Fresh fashion, everyday finds.' }),
  ).toBeTruthy();
  expect(document.title).toBe('Jhola: Delivered in under 10 minutes');
  expect(head('meta[name=description]', 'content')).toMatch(/over 5,000 products.*under 10 minutes/);
  expect(head('meta[name=keywords]', 'content')).toContain('online shopping');
  expect(new URL(head('link[rel=canonical]', 'href')).pathname).toBe('/');
});

it('says how much there is to buy and leads there, until it knows that there is nothing', async () => {
  const lead = 'Over 5,000 products, delivered in under 10 minutes.';
  open();
  expect(screen.getByText(lead)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Shop Now' })).toBeTruthy();
  await screen.findByText('We are setting up our shop');
  expect(screen.queryByText(lead)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Shop Now' })).toBeNull();
});

it.each(['USER', 'ADMIN'] as const)('welcomes a %s by username', async (role) => {
  await signsIn(aUser({ username: 'meera', role }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, meera!' })).toBeTruthy();
});
