import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { anAddress, someAddress } from '@jhola/test-doubles/builders/customers';
import { aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

describe('addresses', () => {
  let shop: OpenShop;
  let meera: SignedIn;
  let arjun: SignedIn;

  beforeAll(async () => {
    shop = await sharedShop();
  });
  beforeEach(async () => {
    [meera, arjun] = await Promise.all([aShopper(shop), aShopper(shop)]);
  });

  const list = async ({ token }: SignedIn) => (await call(shop, addressPaths.get, { token })).body.data;

  it('keeps the nine fields and lists the newest first', async () => {
    await anAddress(shop, meera, { name: 'Home' });
    await anAddress(shop, meera, { name: 'Work' });
    expect(await list(meera)).toEqual([
      { ...someAddress, name: 'Work', status: true, userId: meera.userId, _id: expect.any(String) },
      { ...someAddress, name: 'Home', status: true, userId: meera.userId, _id: expect.any(String) },
    ]);
  });

  it('changes an address', async () => {
    const _id = await anAddress(shop, meera);
    const { status, body } = await call(shop, addressPaths.update, {
      method: 'PUT',
      token: meera.token,
      body: { ...someAddress, _id, city: 'Mysuru', userId: arjun.userId },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ _id, city: 'Mysuru', userId: meera.userId });
  });

  it('shows a removed address no more, and removes it once', async () => {
    const _id = await anAddress(shop, meera);
    const remove = () =>
      call(shop, addressPaths.disable, { method: 'DELETE', token: meera.token, body: { _id } });
    expect((await remove()).body).toEqual({ success: true, error: false, message: 'Address Removed' });
    expect(await list(meera)).toEqual([]);
    expect(await remove()).toMatchObject({ status: 404, body: { code: 'address.missing' } });
  });

  it('shows each shopper only their own', async () => {
    const _id = await anAddress(shop, meera);
    const { token } = arjun;
    const update = { method: 'PUT', token, body: { ...someAddress, _id, city: 'Elsewhere' } };
    const disable = { method: 'DELETE', token, body: { _id } };
    expect(await call(shop, addressPaths.update, update)).toMatchObject({ status: 404 });
    expect(await call(shop, addressPaths.disable, disable)).toMatchObject({ status: 404 });
    expect(await list(arjun)).toEqual([]);
    expect(await list(meera)).toEqual([expect.objectContaining({ _id, city: someAddress.city })]);
  });

  it.each([
    ['a missing field', { city: undefined }, 'city'],
    ['an empty field', { building: '  ' }, 'building'],
    ['a wrong pincode', { pincode: '012345' }, 'pincode'],
    ['a wrong mobile', { mobile: '12345' }, 'mobile'],
    ['an operator', { name: { $gt: '' } }, 'name'],
  ])('refuses %s', async (_, change, field) => {
    const body = { ...someAddress, ...change };
    const answer = await call(shop, addressPaths.create, { token: meera.token, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', details: { field } } });
    expect(await list(meera)).toEqual([]);
  });

  it('refuses more than the allowed number', async () => {
    await Promise.all(Array.from({ length: 50 }, () => anAddress(shop, meera)));
    const answer = await call(shop, addressPaths.create, { token: meera.token, body: someAddress });
    expect(answer).toMatchObject({ status: 409, body: { code: 'address.too-many' } });
  });

  it('names them in the shopper’s details', async () => {
    const _id = await anAddress(shop, meera);
    const { body } = await call(shop, accountPaths.userDetails, { token: meera.token });
    expect(body.data.address_details).toEqual([_id]);
  });

  it('does one creation for one key', async () => {
    const sent = { token: meera.token, body: someAddress, headers: { 'idempotency-key': 'an-address-once' } };
    const first = await call(shop, addressPaths.create, sent);
    const again = await call(shop, addressPaths.create, sent);
    expect(again.body).toEqual(first.body);
    expect(await list(meera)).toHaveLength(1);
  });
});
