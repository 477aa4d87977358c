import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { formerSeller, sellerOf } from './seller.js';

describe('the seller on an invoice', () => {
  const { name, supportPhone, supportEmail, address } = defaultShopSettings;
  const plain = { name, address: address.en, supportPhone, supportEmail };

  it('is the shop as it is now, with its logo and its tax where it has them', () => {
    expect(sellerOf({ ...defaultShopSettings, gstin: '', gstPercent: 18 })).toEqual(plain);
    expect(sellerOf({ ...defaultShopSettings, gstin: '29ABCDE1234F1Z5', gstPercent: null })).toEqual(plain);
    const taxed = {
      ...defaultShopSettings,
      logo: '/uploads/logo.webp',
      gstin: '29ABCDE1234F1Z5',
      gstPercent: 0,
    };
    expect(sellerOf(taxed)).toEqual({
      ...plain,
      logo: '/uploads/logo.webp',
      gst: { number: '29ABCDE1234F1Z5', percent: 0 },
    });
  });

  it('of an order from before is the shop without settings, with the tax of its environment', () => {
    const gst = { number: '29ABCDE1234F1Z5', percent: 5 };
    expect(formerSeller(undefined)).toEqual(plain);
    expect(formerSeller(gst)).toEqual({ ...plain, gst });
  });
});
