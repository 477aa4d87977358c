import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, anAddress, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, cancel, order, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { textsOfPdf } from '@jhola/test-doubles/files/pdf-text';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { parse } from 'csv-parse/sync';
import { orderByCard, paymentBecomes } from './harness/card.js';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

describe('the documents of orders', () => {
  let shop: Shop;
  let admin: SignedIn;
  let meera: Customer;
  let atta: TestProduct;
  let orderId: string;

  beforeAll(async () => {
    // The simulator of cards is in the memory of one process.
    shop = await startBriefly({ WORKERS: '1', GST_NUMBER: '29ABCDE1234F1Z5', GST_PERCENT: '18' });
    admin = await anAdmin(shop);
    meera = await aCustomer(shop);
    atta = await aProduct(shop, admin, { name: 'आटा Atta', price: 123_456, discount: 10, stock: 2000 });
    const lines = [{ productId: atta._id, quantity: 2 }];
    orderId = dataOf<{ orderId: string }>(await order(shop, meera, lines, 222_220)).orderId;
  });
  afterAll(() => shop.stop());

  /** A file that is not JSON, as its bytes. */
  async function file(path: string, { token }: SignedIn, of = orderId) {
    const response = await fetch(`${shop.url}${path.replace(':orderId', of)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  }
  const texts = async (path: string, who: SignedIn, of?: string) =>
    textsOfPdf((await file(path, who, of)).bytes);

  const noDocuments = [409, 'order.cancelled-no-documents'];
  const refused = async (path: string, { token }: SignedIn, of: string) => {
    const { status, body } = await call(shop, path.replace(':orderId', of), { token });
    return [status, body.code];
  };

  describe('an invoice', () => {
    it('says who sold what to whom for how much, with the tax of the shop’s state', async () => {
      const { status, headers, bytes } = await file(adminOrderPaths.invoice, admin);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe(`inline; filename="invoice-${orderId}.pdf"`);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(textsOfPdf(bytes)).toEqual(
        expect.arrayContaining([
          'Tax invoice',
          'Jhola',
          'GSTIN 29ABCDE1234F1Z5',
          orderId,
          'Meera Nair',
          'Karnataka 560038',
          'Cash on delivery, to be paid at the door',
          'Deliver to',
          'आटा Atta (1 kg)',
          '₹1,23,456.00',
          '10 %',
          'Before tax',
          '₹1,88,322.04',
          'CGST 9 %',
          'SGST 9 %',
          '₹16,948.98',
          'Total',
          '₹2,22,220.00',
        ]),
      );
    });

    it('has one tax for what goes to another state', async () => {
      const addressId = await anAddress(shop, meera, { state: 'Kerala', pincode: '682001' });
      const away = await placeOrder(shop, { ...meera, addressId }, { ...atta, price: 111_110 });
      const said = await texts(orderPaths.invoice, meera, away);
      expect(said).toContain('IGST 18 %');
      expect(said.filter((text) => /^[CS]GST/.test(text))).toEqual([]);
    });

    it('goes on over as many sheets as it needs', async () => {
      const variants = Array.from({ length: 45 }, (_, at) => ({ name: `Kind ${at}` }));
      const thing = await aProduct(shop, admin, { name: 'Thing', price: 1, stock: 45, variants });
      const lines = thing.variants.map(({ _id }) => ({ productId: thing._id, variantId: _id, quantity: 1 }));
      const long = dataOf<{ orderId: string }>(await order(shop, meera, lines, 45)).orderId;
      const said = await texts(orderPaths.invoice, meera, long);
      expect(said.filter((text) => /^Thing \(Kind \d+\)$/.test(text))).toHaveLength(45);
      expect(said.filter((text) => text === 'Amount').length).toBeGreaterThan(1);
    });

    it('is the shopper’s own and the administrator’s, nobody else’s', async () => {
      const other = await aShopper(shop);
      expect((await file(orderPaths.invoice, other)).status).toBe(404);
      expect((await file(orderPaths.invoice, meera, 'ORD-000000')).status).toBe(404);
      expect((await file(orderPaths.invoice, meera, '..%2f')).status).toBe(400);
      expect((await file(adminOrderPaths.invoice, meera)).status).toBe(403);
      expect((await file(adminOrderPaths.invoice, admin)).status).toBe(200);
      expect((await call(shop, orderPaths.invoice.replace(':orderId', orderId))).status).toBe(401);
    });
  });

  describe('a packing slip', () => {
    it('says what goes where and what to collect, and no price of what is in it', async () => {
      const said = await texts(adminOrderPaths.packingSlip, admin);
      expect(said).toEqual(
        expect.arrayContaining([
          orderId,
          'Deliver to',
          'Meera Nair',
          'Flat 12, Lotus Court',
          '2 ×',
          'आटा Atta (1 kg)',
        ]),
      );
      expect(said.filter((text) => /₹|\d,\d\d,|GST/.test(text))).toEqual(['COD: collect ₹2,22,220']);
      const at = String.raw`\d{1,2} \w+ 20\d\d at \d{1,2}:\d\d [ap]m`;
      expect(said).toContainEqual(expect.stringMatching(new RegExp(`^2 pieces, placed on ${at}$`)));
      expect(said).toContainEqual(expect.stringMatching(new RegExp(`^Promised by ${at}$`)));
    });

    it('says that nothing is collected where the money is in, or does not come in cash', async () => {
      const bela = await aCustomer(shop);
      const byCash = await placeOrder(shop, bela, { ...atta, price: 111_110 });
      await advance(shop, admin, byCash, 'DELIVERED');
      const card = await orderByCard(shop, bela, { ...atta, price: 111_110 });
      const collected = async (id: string) =>
        (await texts(adminOrderPaths.packingSlip, admin, id)).filter((text) => /collect/i.test(text));
      expect(await texts(orderPaths.invoice, bela, byCash)).toContain('Delivered to');
      expect(await collected(byCash)).toEqual(['Paid in cash — collect nothing']);
      expect(await collected(card.orderId)).toEqual(['Not paid yet — collect nothing']);
      const body = new URLSearchParams({ do: 'pay-and-close' });
      await fetch(`${shop.url}${new URL(card.url).pathname}`, { method: 'POST', body, redirect: 'manual' });
      await paymentBecomes(shop, bela, card.orderId, 'PAID');
      expect(await collected(card.orderId)).toEqual(['Paid online — collect nothing']);

      // Its money goes back: it sold nothing, and nothing of it is sent.
      await cancel(shop, bela, card.orderId);
      await paymentBecomes(shop, bela, card.orderId, 'REFUNDED');
      expect(await refused(adminOrderPaths.invoice, admin, card.orderId)).toEqual(noDocuments);
      expect(await refused(orderPaths.invoice, bela, card.orderId)).toEqual(noDocuments);
    });

    it('is there no more than an invoice once the order is cancelled', async () => {
      const bela = await aCustomer(shop);
      const id = await placeOrder(shop, bela, { ...atta, price: 111_110 });
      await cancel(shop, bela, id);
      expect(await refused(orderPaths.invoice, bela, id)).toEqual(noDocuments);
      expect(await refused(adminOrderPaths.invoice, admin, id)).toEqual(noDocuments);
      expect(await refused(adminOrderPaths.packingSlip, admin, id)).toEqual(noDocuments);
    });

    it('is the administrator’s', async () => {
      expect((await file(adminOrderPaths.packingSlip, meera)).status).toBe(403);
      expect((await file(adminOrderPaths.packingSlip, admin, 'ORD-000000')).status).toBe(404);
    });
  });

  describe('the export', () => {
    const exported = async (query = ''): Promise<Record<string, string>[]> => {
      const { bytes } = await file(`${adminOrderPaths.exportCsv}?${query}`, admin);
      return parse(bytes, { columns: true, bom: true });
    };

    it('is a file a spreadsheet reads, with the list’s filters', async () => {
      const { headers, bytes } = await file(adminOrderPaths.exportCsv, admin);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      await advance(shop, admin, orderId, 'SHIPPED');
      expect(await exported('stage=SHIPPED')).toEqual([
        expect.objectContaining({
          Order: orderId,
          Status: 'SHIPPED',
          Payment: 'COD',
          Customer: 'Meera Nair',
          'Recipient phone': '9876543210',
          Items: '2 × आटा Atta (1 kg)',
          Pieces: '2',
          'Total (INR)': '222220.00',
        }),
      ]);
      expect((await file(adminOrderPaths.exportCsv, meera)).status).toBe(403);
    });

    it.each(['=HYPERLINK("http://evil.example")', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1'])(
      'makes no formula of a name such as %j',
      async (name) => {
        const shopper = await aShopper(shop);
        const addressId = await anAddress(shop, shopper, { building: name });
        const formula = await placeOrder(shop, { ...shopper, addressId }, { ...atta, price: 111_110 });
        const [row] = await exported(`search=${formula}`);
        expect(Object.values(row ?? {}).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
        expect(row?.Address).toContain(name.trim().slice(1));
      },
    );

    it('has every order once, however many there are', async () => {
      const database = await aDatabase(shop);
      const orders = database.collection('orders');
      const own = { projection: { _id: 0, invoice: 0 } };
      const [copied] = await orders.find({ orderId }, own).toArray();
      const many = Array.from({ length: 1501 }, (_, at) => ({
        ...copied,
        orderId: `ORD-Q${String(at).padStart(9, '0')}`,
        // Some at the very same moment.
        createdAt: new Date(2015, 0, 1, 0, 0, Math.floor(at / 7)),
      }));
      await orders.insertMany(many);
      await database.close();
      const rows = await exported('to=2015-12-31');
      expect(new Set(rows.map(({ Order }) => Order))).toEqual(new Set(many.map((one) => one.orderId)));
      expect(rows).toHaveLength(1501);
      const moments = rows.map((row) => row['Placed (India)'] ?? '');
      expect(moments).toEqual([...moments].sort().reverse());
    });
  });

  it('without a tax number an invoice shows no tax', async () => {
    const untaxed = await sharedShop();
    const owner = await anAdmin(untaxed);
    const shopper = await aCustomer(untaxed);
    const dal = await aProduct(untaxed, owner);
    const number = await placeOrder(untaxed, shopper, dal);
    const response = await fetch(`${untaxed.url}${adminOrderPaths.invoice.replace(':orderId', number)}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const said = textsOfPdf(Buffer.from(await response.arrayBuffer()));
    expect(said).toEqual(expect.arrayContaining(['Invoice', '₹100.00', 'All prices include all taxes.']));
    expect(said.filter((text) => /GST/.test(text))).toEqual([]);
  });
});
