import { describe, expect, it } from 'vitest';
import {
  SaveShopSettingsRequest,
  ShopSettings,
  ShopSettingsFields,
} from '../contracts/shop-settings.contract.js';
import { defaultShopSettings } from './default-shop-settings.js';

const { version: _, ...fields } = defaultShopSettings;

/** The fields with a problem, by their paths. */
const problemsOf = (change: object): string[] =>
  ShopSettingsFields.safeParse({ ...fields, ...change }).error?.issues.map(({ path }) => path.join('.')) ??
  [];

describe('the shop’s settings', () => {
  it('take the defaults, which everybody can read', () => {
    expect(ShopSettingsFields.parse(fields)).toEqual(fields);
    expect(ShopSettings.parse(defaultShopSettings)).toEqual(defaultShopSettings);
  });

  it('take a shop without Hindi, hero lines, social links and tax', () => {
    const en = (text: string) => ({ en: text, hi: '' });
    const bare = {
      tagline: en('Fresh'),
      description: en('Fruit'),
      heroLines: { en: [], hi: [] },
      social: [],
    };
    expect(problemsOf(bare)).toEqual([]);
  });

  it.each([
    ['name', { name: '  ' }, 'name'],
    ['name', { name: 'x'.repeat(41) }, 'name'],
    ['name', { name: 'Jhola\nBcc: all@shop.example' }, 'name'],
    ['name', { name: 'Jhola \u202Eevil' }, 'name'],
    ['tagline without English', { tagline: { en: '', hi: 'ताज़ा' } }, 'tagline.en'],
    ['description', { description: { en: 'x'.repeat(301), hi: '' } }, 'description.en'],
    ['telephone number of letters', { supportPhone: 'call me' }, 'supportPhone'],
    ['telephone number without enough digits', { supportPhone: '+91 80' }, 'supportPhone'],
    ['telephone number with too many', { supportPhone: '+91 80 4718 2200 1234 5' }, 'supportPhone'],
    ['e-mail address', { supportEmail: 'help' }, 'supportEmail'],
    ['e-mail address with a second line', { supportEmail: 'help@shop.example\r\nX: y' }, 'supportEmail'],
    ['address', { address: { en: '', hi: '' } }, 'address.en'],
    ['hero line that is empty', { heroLines: { en: ['Fresh', ''], hi: [] } }, 'heroLines.en.1'],
    ['seventh hero line', { heroLines: { en: Array(7).fill('Fresh'), hi: [] } }, 'heroLines.en'],
    ['GSTIN', { gstin: '27AAPFU0939F1ZW', gstPercent: 5 }, 'gstin'],
    ['GSTIN without a percentage', { gstin: '27AAPFU0939F1ZV' }, 'gstPercent'],
    ['percentage without a GSTIN', { gstPercent: 5 }, 'gstPercent'],
    ['percentage', { gstin: '27AAPFU0939F1ZV', gstPercent: 101 }, 'gstPercent'],
    ['logo elsewhere', { logo: 'https://evil.example/large.png' }, 'logo'],
    ['logo that was not uploaded as one', { logo: '/uploads/pictures/a-640.webp' }, 'logo'],
    ['field of another name', { icon: 'x' }, ''],
  ])('refuse a wrong %s', (_what, change, path) => {
    expect(problemsOf(change)).toEqual([path]);
  });

  it.each([
    'http://www.facebook.com/shop',
    'javascript:alert(1)',
    'https://user:secret@www.facebook.com/shop',
    'https://localhost/shop',
    'facebook.com/shop',
  ])('refuse the social link %s', (address) => {
    expect(problemsOf({ social: [{ name: 'facebook', address }] })).toContain('social.0.address');
  });

  it('refuse a network that is named twice, or unknown', () => {
    const link = { name: 'facebook', address: 'https://www.facebook.com/shop' };
    expect(problemsOf({ social: [link, link] })).toEqual(['social']);
    expect(problemsOf({ social: [{ ...link, name: 'orkut' }] })).toEqual(['social.0.name']);
  });

  it('are tidied: blanks around, small letters of a GSTIN', () => {
    const sent = { ...fields, name: ' Sharma Stores ', gstin: ' 27aapfu0939f1zv', gstPercent: 5 };
    expect(ShopSettingsFields.parse(sent)).toMatchObject({ name: 'Sharma Stores', gstin: '27AAPFU0939F1ZV' });
  });

  it('are saved with the version that was edited', () => {
    expect(SaveShopSettingsRequest.safeParse({ settings: fields }).success).toBe(false);
    expect(SaveShopSettingsRequest.safeParse({ version: 0, settings: fields }).success).toBe(true);
  });
});
