import { describe, expect, it } from 'vitest';
import { RegisterRequest } from './account.contract.js';
import { Pincode } from './addresses.contract.js';
import { RupeesIn } from './answer.contract.js';
import { CartItem } from './cart.contract.js';
import { MAX_QUANTITY_PER_ITEM } from './cart-limits.js';
import { ImageAddress } from './category.contract.js';
import { CashOnDeliveryRequest } from './orders.contract.js';
import { MoreDetails } from './product.contract.js';
import { MAX_RUPEES } from './product-limits.js';

const id = '65f0c0ffee00000000000001';

describe('contracts', () => {
  it('refuse two different passwords in the shop’s own words', () => {
    const request = {
      name: 'Asha',
      email: 'Asha@Example.org ',
      password: 'long enough',
      confirmPassword: 'x',
    };
    const parsed = RegisterRequest.safeParse(request);
    expect(parsed.error?.issues[0]?.message).toBe('Password and confirm password must be same');
  });

  it('make one account of one address, however it is written', () => {
    const password = 'long enough';
    const request = { name: 'Asha', email: ' Asha@Example.org ', password, confirmPassword: password };
    expect(RegisterRequest.parse(request).email).toBe('asha@example.org');
  });

  it.each(['constructor', 'prototype', '$where', 'a.b', ' ', 'x'.repeat(61)])(
    'refuse the field name %s',
    (name) => {
      expect(MoreDetails.safeParse(JSON.parse(`{${JSON.stringify(name)}:"x"}`)).success).toBe(false);
    },
  );

  it('leave out a field that would be the prototype', () => {
    expect(MoreDetails.parse(JSON.parse('{"__proto__":"x","Size":"L"}'))).toEqual({ Size: 'L' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x', 'http://plain.example/x'])(
    'refuse the picture address %s',
    (address) => {
      expect(ImageAddress.safeParse(address).success).toBe(false);
    },
  );

  it.each([{ $gt: '' }, ['x'], null, 1, ''])('refuse %j where a text is due', (value) => {
    expect(Pincode.safeParse(value).success).toBe(false);
  });

  it.each([0, -1, 1.5, '2', Number.POSITIVE_INFINITY, Number.NaN, 100])('refuse %s pieces', (quantity) => {
    const request = { list_items: [{ productId: id, quantity }], totalAmt: 1, address: id };
    expect(CashOnDeliveryRequest.safeParse(request).success).toBe(false);
  });

  it('take ordered items as the cart holds them', () => {
    const request = {
      list_items: [{ productId: { _id: id, name: 'x' }, quantity: 2 }],
      totalAmt: 1,
      address: { _id: id },
    };
    expect(CashOnDeliveryRequest.parse(request)).toEqual({
      list_items: [{ productId: id, quantity: 2 }],
      totalAmt: 1,
      address: id,
    });
  });

  it('take as many pieces of the dearest product as a cart holds, and no dearer product', () => {
    const dearest = {
      _id: id,
      name: 'x',
      image: [],
      unit: 'pack',
      price: MAX_RUPEES,
      discount: 0,
      stock: 99,
    };
    const item = {
      _id: id,
      productId: dearest,
      quantity: MAX_QUANTITY_PER_ITEM,
      subTotalAmt: MAX_RUPEES * MAX_QUANTITY_PER_ITEM,
    };
    expect(CartItem.parse(item)).toEqual(item);
    expect(RupeesIn.safeParse(MAX_RUPEES + 0.01).success).toBe(false);
  });

  it('take whole paise only', () => {
    expect(RupeesIn.safeParse(69.75).success).toBe(true);
    expect(RupeesIn.safeParse(69.755).success).toBe(false);
  });
});
