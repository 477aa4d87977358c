import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin } from '@jhola/test-doubles/builders/shoppers';
import { type PushService, startPushService } from '@jhola/test-doubles/doubles/push-service';
import { startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { subscribe } from '../harness/push-shop.js';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

it('asks a push service that is away until it takes the message, also after a restart of the shop', async () => {
  const own = await startBriefly(service.env);
  const owner = await anAdmin(own);
  const buyer = await aCustomer(own);
  const phone = service.device();
  await subscribe(own, owner, phone);
  phone.answerWith(503, { 'retry-after': '1' });
  const orderId = await placeOrder(own, buyer, await aProduct(own, owner));
  await until('it is asked twice', async () => phone.calls >= 2);
  await own.stop({ keepData: true });
  phone.answerWith(201);
  const again = await startBriefly({ ...service.env, DATA_DIR: own.dataDir });
  expect((await phone.received(1))[0]?.news).toMatchObject({ kind: 'new-order', orderId });
  await again.stop();
  expect(phone.arrived).toHaveLength(1);
});
