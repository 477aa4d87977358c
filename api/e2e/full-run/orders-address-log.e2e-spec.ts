import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { aCustomer, someAddress } from '@jhola/test-doubles/builders/customers';
import { aKey, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from '../harness/activity.js';
import { aDatabase } from '../harness/database.js';

// docs/product.md#activity, docs/decisions/0024-audit-log.md
describe('entries about addresses from before', () => {
  let shop: Shop;
  let admin: SignedIn;
  afterAll(() => shop?.stop());

  const entries = async () => {
    const database = await aDatabase(shop);
    const found = await database.collection('auditLog').find({ area: 'orders' }).sort({ at: 1 }).toArray();
    await database.close();
    return found;
  };

  it('lose the addresses, and nothing else, when the shop starts again', async () => {
    shop = await startBriefly();
    admin = await anAdmin(shop);
    const asha = await aCustomer(shop);
    const orderId = await placeOrder(shop, asha, await aProduct(shop, admin, { stock: 5 }));
    const { status } = await call(shop, adminOrderPaths.address, {
      token: admin.token,
      headers: { 'idempotency-key': aKey() },
      body: { orderId, address: { ...someAddress, building: '7, Hidden Lane' } },
    });
    expect(status).toBe(200);
    const [now] = await entries();
    const database = await aDatabase(shop);
    await database.collection('auditLog').updateOne(
      { action: 'orders.address-changed' },
      {
        $set: {
          before: { text: 'Asha, 1 Former Road, 9876543210' },
          after: { text: 'Asha, 7, Hidden Lane' },
        },
      },
    );
    await database.close();

    await shop.stop({ keepData: true });
    shop = await startBriefly({ DATA_DIR: shop.dataDir });
    expect(await entries()).toEqual([now]);
    const [shown] = await activityOf(shop, admin).list(`?search=${orderId}`);
    expect(shown).toMatchObject({ action: 'orders.address-changed', subject: { id: orderId } });
    expect(JSON.stringify(shown)).not.toMatch(/Former Road|Hidden Lane/);
  });
});
