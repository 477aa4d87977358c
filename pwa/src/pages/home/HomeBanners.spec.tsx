import type { ShopBanner } from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showShop } from '#data/shop/known-shop.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { HomePage } from './HomePage';

vi.mock('#data/api/catalogue-api.ts', () => ({
  categories: async () => [{ _id: 'c1', name: 'Sarees', image: '' }],
  subcategories: async () => [],
  productsOfCategory: async () => [],
}));

const aBanner = (letter: string, fields: Partial<ShopBanner> = {}): ShopBanner => ({
  ...{ picture: `/uploads/pictures/${letter.repeat(24)}-640.webp`, link: '/shop' },
  ...{ words: { en: `Banner ${letter}`, hi: '' }, from: '', to: '', ...fields },
});

// 23:59:30 of 10 November in India.
const LATE = Date.parse('2026-11-10T18:29:30Z');

beforeEach(() => {
  vi.useFakeTimers({ now: LATE, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  showShop(defaultShopSettings);
});

const open = (...banners: ShopBanner[]) => {
  showShop({ ...defaultShopSettings, banners });
  pageAt('/', '/', <HomePage />);
};
const carousel = () => within(screen.getByRole('region', { name: 'Offers' }));
const shown = () =>
  [...document.querySelectorAll('[aria-roledescription=slide] img')].map((image) =>
    image.getAttribute('alt'),
  );
const midnight = () => act(() => vi.advanceTimersByTimeAsync(60_000));

it('are those of today by India’s calendar, and change at midnight', async () => {
  open(
    aBanner('a', { to: '2026-11-10' }),
    aBanner('b', { from: '2026-11-11' }),
    aBanner('c', { from: '2026-11-01', to: '2026-11-30' }),
  );
  expect(shown()).toEqual(['Banner a', 'Banner c']);
  await midnight();
  expect(shown()).toEqual(['Banner b', 'Banner c']);
});

it('are the shop’s own three until the first day, and after the last', async () => {
  open(aBanner('a', { to: '2026-11-10' }));
  expect(shown()).toEqual(['Banner a']);
  await midnight();
  expect(shown()).toEqual(['', '', '']);
  expect(carousel().getByRole('link', { name: /Dressed for the festival/ })).toBeDefined();
});

it('lead to a page of the shop, elsewhere in a tab of its own, or nowhere; a dot for each, none for one', () => {
  open(aBanner('a'), aBanner('b', { link: 'https://sharma.example/' }), aBanner('c', { link: '' }));
  const links = [...document.querySelectorAll('[aria-roledescription=slide]')].map((slide) => {
    const link = slide.querySelector('a');
    return [link?.getAttribute('href'), link?.getAttribute('rel')];
  });
  expect(links).toEqual([
    ['/shop', null],
    ['https://sharma.example/', 'noopener noreferrer'],
    [undefined, undefined],
  ]);
  expect(carousel().getAllByRole('button', { name: /^Banner \d of 3$/ })).toHaveLength(3);
  act(() => void showShop({ ...defaultShopSettings, banners: [aBanner('a')] }));
  expect(carousel().queryAllByRole('button', { name: /^Banner/ })).toEqual([]);
});

it('say in words what is on a picture that is not to be had', () => {
  open(aBanner('a'));
  fireEvent.error(screen.getByRole('img', { name: 'Banner a' }));
  expect(carousel().getByRole('link', { name: 'Banner a' })).toBeDefined();
});
