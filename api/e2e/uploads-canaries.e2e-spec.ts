import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { startGoogle } from '@jhola/test-doubles/doubles/google';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aGoogleUser } from './harness/google-shop.js';
import { connectedShop } from './harness/shared-shop.js';

/** A server that must never be called: it listens on both loopback addresses and counts who connects. */
class Canary {
  hits = 0;
  private readonly servers: Server[] = [];

  /** @returns the port it listens on */
  async listen(host: string, port = 0): Promise<number> {
    const server = createServer((socket) => {
      this.hits += 1;
      socket.destroy();
    }).listen(port, host);
    await once(server, 'listening');
    this.servers.push(server);
    return (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.close();
      await once(server, 'close');
    }
  }
}

let canary: Canary;
let port: number;
let shop: OpenShop;
let admin: SignedIn;
let google: Awaited<ReturnType<typeof startGoogle>>;
beforeAll(async () => {
  canary = new Canary();
  port = await canary.listen('127.0.0.1');
  await canary.listen('::1', port);
  ({ google, shop } = await connectedShop());
  admin = await anAdmin(shop);
});
afterAll(async () => {
  await canary.stop();
});

/** The shop's own machine under all its names. */
const hosts = ['127.0.0.1', '[::1]', '2130706433', '0x7f000001', '127.1', 'localhost', '[::ffff:127.0.0.1]'];
const addresses = () => hosts.map((host) => `https://${host}:${port}/picture.png`);

describe('promise 26: nobody calls', () => {
  it('the addresses of pictures that are stored', async () => {
    const [image = ''] = addresses();
    const { _id: categoryId } = dataOf<TestProduct>(
      await call(shop, categoryPaths.add, { token: admin.token, body: { name: 'Tea', image } }),
    );
    const { _id: subcategoryId } = dataOf<TestProduct>(
      await call(shop, subcategoryPaths.create, {
        token: admin.token,
        body: { name: 'Green tea', image: addresses()[1], category: [categoryId] },
      }),
    );
    const product = await aProduct(shop, admin, {
      category: [categoryId],
      subCategory: [subcategoryId],
      image: addresses(),
      variants: [{ name: '2 kg', image: addresses() }],
    });

    const customer = await aCustomer(shop);
    const { token } = customer;
    await call(shop, cartPaths.create, { token, body: { productId: product._id } });
    const placed = await call(shop, orderPaths.cashOnDelivery, {
      token,
      headers: { 'idempotency-key': 'an-order-of-canaries' },
      body: {
        list_items: [{ productId: product._id, quantity: 1 }],
        totalAmt: 100,
        address: customer.addressId,
      },
    });
    expect(placed.body.success).toBe(true);
    const [order] = (await call(shop, orderPaths.orderList, { token })).body.data;

    const asked = await Promise.all([
      call(shop, productPaths.details, { body: { productId: product._id } }),
      call(shop, productPaths.search, { body: { search: 'dal' } }),
      call(shop, categoryPaths.get),
      call(shop, orderPaths.invoice.replace(':orderId', order.orderId), { token }),
      call(shop, adminOrderPaths.packingSlip.replace(':orderId', order.orderId), { token: admin.token }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const path of ['/', productPath({ _id: product._id, name: product.name }), '/sitemap.xml']) {
      const page = await fetch(shop.url + path, { headers: { accept: 'text/html' } });
      await page.text();
    }
    expect(canary.hits).toBe(0);
  });

  it('the picture of whoever signs in with the provider', async () => {
    for (const picture of addresses()) {
      const credential = google.credential(aGoogleUser(), { claims: { picture } });
      const { status, body } = await call(shop, accountPaths.googleLogin, { body: { credential } });
      expect(status).toBe(200);
      const details = await call(shop, accountPaths.userDetails, { token: body.data.accesstoken });
      expect(details.body.data.avatar).toBe('');
    }
    expect(canary.hits).toBe(0);
  });

  it('an address that somebody gives for their own picture', async () => {
    const { token, email } = await aCustomer(shop);
    for (const avatar of addresses()) {
      const body = { name: 'Meera Nair', email, mobile: '9876543210', avatar };
      await call(shop, accountPaths.updateUser, { method: 'PUT', token, body });
    }
    expect((await call(shop, accountPaths.userDetails, { token })).body.data.avatar).toBe('');
    expect(canary.hits).toBe(0);
  });

  it('what stands in an imported file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jhola-canaries-'));
    const file = join(folder, 'flipkart_products.csv');
    const header =
      'uniq_id,product_name,retail_price,discounted_price,product_category_tree,description,product_specifications,image';
    const rows = addresses().map(
      (address, at) => `${at},Tea ${at},100,90,"[""Tea >> Green""]","${address}","","[""${address}""]"`,
    );
    writeFileSync(file, [header, ...rows].join('\n'));
    const command = join(__dirname, '..', 'dist', 'shop', 'import-catalogue.js');
    const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: folder, DEMO_CATALOGUE: 'off' };
    const { stdout } = await promisify(execFile)(process.execPath, [command, file], { env });
    expect(stdout).toContain(`${rows.length} products accepted`);
    expect(canary.hits).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    'http://127.0.0.1/a.png',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//127.0.0.1/a.png',
    'data:,x',
  ])('and other schemes are not even stored: %s', async (image) => {
    const { status } = await call(shop, categoryPaths.add, {
      token: admin.token,
      body: { name: 'Coffee', image },
    });
    expect(status).toBe(400);
  });

  it('while whoever is called would notice', async () => {
    const socket = connect(port, '::1');
    await once(socket, 'close');
    expect(canary.hits).toBe(1);
  });
});
