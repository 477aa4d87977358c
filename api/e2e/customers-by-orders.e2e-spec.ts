import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { type Customer, customerPaths } from '@jhola/shared/contracts/customers.contract';
import { anAddress } from '@jhola/test-doubles/builders/customers';
import { cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

describe('customers who are looked for by what stands on their orders', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let dal: TestProduct;
  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    dal = await aProduct(shop, admin, { stock: 1000 });
  });

  const found = (search: string, more: object = {}) =>
    call(shop, customerPaths.find, { token: admin.token, body: { search, ...more } });
  const namesFound = async (search: string) =>
    dataOf<Customer[]>(await found(search)).map(({ name }) => name);

  /** A shopper who has something sent to somebody else. */
  async function whoSends(name: string, to: { name: string; mobile: string }) {
    const shopper = await aShopper(shop, name);
    const addressId = await anAddress(shop, shopper, to);
    return { shopper, orderId: await placeOrder(shop, { ...shopper, addressId }, dal) };
  }

  it('are found by the recipient’s name and phone, also of a cancelled order, each of them once', async () => {
    const { shopper, orderId } = await whoSends('Bela Sen', {
      name: 'Vikhyat Quraishee',
      mobile: '9000012345',
    });
    const addressId = await anAddress(shop, shopper, { name: 'Vikhyat Quraishee', mobile: '9000012345' });
    await placeOrder(shop, { ...shopper, addressId }, dal);
    await cancel(shop, shopper, orderId);
    for (const search of ['vikhyat', 'QURAISHEE', 'vikhyat  qu', '9000012345', '+91 90000 12345', '900001']) {
      expect({ search, names: await namesFound(search) }).toEqual({ search, names: ['Bela Sen'] });
    }
    expect(await namesFound('ikhyat')).toEqual([]);
  });

  it('are found by the phone that they had when they ordered', async () => {
    const chitra = await aShopper(shop, 'Chitra Bose');
    const { email, token } = chitra;
    const addressId = await anAddress(shop, chitra);
    const withMobile = (mobile: string) =>
      call(shop, accountPaths.updateUser, {
        method: 'PUT',
        token,
        body: { name: 'Chitra Bose', email, mobile },
      });
    await withMobile('9444400001');
    await placeOrder(shop, { ...chitra, addressId }, dal);
    await withMobile('9444400002');
    expect(await namesFound('9444400001')).toEqual(['Chitra Bose']);
    expect(await namesFound('9444400002')).toEqual(['Chitra Bose']);
  });

  it('follow those who are found by their account, page by page', async () => {
    const to = { name: 'Zubin Mehta', mobile: '9111100001' };
    const senders = ['Sender One', 'Sender Two', 'Sender Three'];
    for (const name of senders) await whoSends(name, to);
    await whoSends('Zubin Irani', to);
    await aShopper(shop, 'Zubin Daruwala');
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => {
        const { body } = await found('zubin', { page, limit: 2 });
        expect([body.totalCount, body.totalPage]).toEqual([5, 3]);
        return body.data.map(({ name }: Customer) => name);
      }),
    );
    expect(pages).toEqual([
      ['Zubin Daruwala', 'Zubin Irani'],
      ['Sender Three', 'Sender Two'],
      ['Sender One'],
      [],
    ]);
  });

  it('are found no more by an order once they have deleted their account', async () => {
    const { shopper } = await whoSends('Leaving Person', { name: 'Urmila Rao', mobile: '9222200001' });
    expect(await namesFound('urmila')).toEqual(['Leaving Person']);
    const { token, password } = shopper;
    dataOf(await call(shop, accountPaths.deleteAccount, { method: 'DELETE', token, body: { password } }));
    expect(await namesFound('urmila')).toEqual([]);
    expect(await namesFound('former')).toEqual([]);
  });

  it('are looked for by an index', async () => {
    const database = await aDatabase(shop);
    const plan = await database
      .collection('orders')
      .find({ searchParts: { $regex: '^zubin' } })
      .explain();
    await database.close();
    expect(JSON.stringify(plan)).toContain('IXSCAN');
  });
});
