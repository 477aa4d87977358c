import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { Types } from 'mongoose';
import type { OrderRecord } from '../models/order.model.js';
import { ordersCsv } from './orders-csv.js';

const order = (change: object = {}): OrderRecord =>
  ({
    orderId: 'ORD-1',
    createdAt: new Date('2026-11-21T20:35:10Z'),
    paymentStatus: 'PLACED',
    payment: { method: 'COD', state: 'DUE' },
    customer: { name: 'Meera', mobile: '9123456780' },
    deliveryAddress: {
      ...{
        name: 'Asha',
        building: '12, Lake View',
        street: 'Hill Road',
        city: 'Bengaluru',
        district: 'Bengaluru',
      },
      ...{ state: 'Karnataka', country: 'India', postalCode: '560038', mobile: '9234567801', address: '' },
    },
    lines: [
      { productId: new Types.ObjectId(), name: 'Dal', variantName: '', unit: '1 kg', quantity: 2 },
      { productId: new Types.ObjectId(), name: 'Tee', variantName: 'XL', unit: '1 piece', quantity: 1 },
    ],
    quantity: 3,
    totalPaise: 125_850,
    ...change,
  }) as unknown as OrderRecord;

it('has a row for each order, with times of India, amounts in rupees and nothing where there is nothing', async () => {
  async function* batches() {
    yield [order()];
    const invoice = { number: '2026-27/000012', issuedAt: new Date('2026-11-22T18:30:00Z') };
    yield [
      order({ payment: { method: 'CARD', state: 'PENDING', flag: 'amount' }, deliveryPaise: 4_050, invoice }),
    ];
  }
  const rows: Record<string, string>[] = parse(await text(ordersCsv(batches())), {
    bom: true,
    columns: true,
  });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual({
    Order: 'ORD-1',
    'Placed (India)': '2026-11-22 02:05:10',
    Status: 'PLACED',
    Payment: 'COD',
    'Payment state': 'DUE',
    'Payment flag': '',
    Customer: 'Meera',
    'Customer phone': '9123456780',
    Recipient: 'Asha',
    'Recipient phone': '9234567801',
    Address: expect.stringContaining('12, Lake View'),
    State: 'Karnataka',
    'PIN code': '560038',
    Items: '2 × Dal (1 kg); 1 × Tee (XL)',
    Pieces: '3',
    'Delivery (INR)': '0.00',
    'Total (INR)': '1258.50',
    Invoice: '',
    'Invoice date (India)': '',
  });
  expect(rows[1]).toMatchObject({
    'Payment flag': 'amount',
    'Delivery (INR)': '40.50',
    Invoice: '2026-27/000012',
    'Invoice date (India)': '2026-11-23 00:00:00',
  });
});
