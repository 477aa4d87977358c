import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { expect, it } from 'vitest';
import { fieldsOf, readShop, type ShopFieldName } from './shop-fields';

const { version: _, pages: _pages, banners: _banners, ...settings } = defaultShopSettings;
const fields = fieldsOf(defaultShopSettings);
const wrong = (change: Partial<typeof fields>) => {
  const read = readShop({ ...fields, ...change });
  return 'wrong' in read ? [...read.wrong] : [];
};

it('are the settings, and become them again', () => {
  expect(fields).toMatchObject({ name: 'Jhola', 'tagline.hi': '10 मिनट से भी कम में डिलीवरी', gstPercent: '' });
  expect(fields['heroLines.en'].split('\n')).toHaveLength(3);
  expect(readShop(fields)).toEqual({ settings });
});

it('leave out empty lines and networks that are not used', () => {
  const read = readShop({ ...fields, 'heroLines.en': '\n Fresh \n\n', facebook: ' ', gstin: '' });
  expect(read).toMatchObject({ settings: { heroLines: { en: ['Fresh'] } } });
  expect('settings' in read && read.settings.social.map(({ name }) => name)).not.toContain('facebook');
});

it('make one line of an address in several', () => {
  const read = readShop({ ...fields, 'address.en': ' 1, Laxmi Road,\n Pune 411030\n' });
  expect(read).toMatchObject({ settings: { address: { en: '1, Laxmi Road, Pune 411030' } } });
});

it('take a minimum order as it is written, and no colours where none are chosen', () => {
  expect(readShop({ ...fields, minimumOrder: '₹ 1,999' })).toMatchObject({
    settings: { minimumOrder: 1999, colours: null },
  });
  expect(readShop({ ...fields, accent: '#00ff7f' })).toMatchObject({
    settings: { minimumOrder: null, colours: { brand: '#2b2b7c', accent: '#00ff7f' } },
  });
});

it('take a percentage as it is written', () => {
  const read = readShop({ ...fields, gstin: '27AAPFU0939F1ZV', gstPercent: '2,5' });
  expect(read).toMatchObject({ settings: { gstin: '27AAPFU0939F1ZV', gstPercent: 2.5 } });
});

it.each<[ShopFieldName, string]>([
  ['name', ' '],
  ['tagline.en', ''],
  ['description.hi', 'x'.repeat(301)],
  ['heroLines.en', 'a\nb\nc\nd\ne\nf\ng'],
  ['heroLines.hi', 'x'.repeat(61)],
  ['supportPhone', 'none'],
  ['supportEmail', 'help@'],
  ['address.en', ''],
  ['instagram', 'http://www.instagram.com/shop'],
  ['gstin', '27AAPFU0939F1ZW'],
  ['gstPercent', '5'],
  ['gstPercent', 'five'],
  ['minimumOrder', '0'],
  ['minimumOrder', '99.50'],
  ['minimumOrder', 'some'],
  ['brand', 'red'],
])('name the field %s that is wrong with %j', (name, value) => {
  expect(wrong({ [name]: value })).toContain(name);
});

it('name the right network when one before it is left out', () => {
  expect(wrong({ facebook: '', twitter: 'twitter' })).toEqual(['twitter']);
});
