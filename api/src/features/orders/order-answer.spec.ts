import { Types } from 'mongoose';
import type { OrderLine, OrderRecord } from './models/order.model.js';
import { toAdminOrder, toOrder } from './order-answer.js';

const at = new Date('2026-11-22T10:00:00Z');
const line: OrderLine = {
  productId: new Types.ObjectId('65f0c0ffee00000000000001'),
  ...{ name: 'Dal', variantName: '', image: ['/uploads/dal.webp'], unit: '1 kg' },
  ...{ pricePaise: 10_050, discount: 5, quantity: 2, subTotalPaise: 19_000 },
} as OrderLine;
const record = (change: object = {}): OrderRecord =>
  ({
    orderId: 'ORD-1',
    userId: new Types.ObjectId('65f0c0ffee00000000000002'),
    customer: { name: 'Meera', email: 'meera@post.example', mobile: '9123456780' },
    createdAt: at,
    paymentStatus: 'PLACED',
    payment: {
      method: 'CARD',
      state: 'PENDING',
      flag: 'amount',
      card: { sessionId: 'cs_1', url: 'https://pay.example/1', expiresAt: at },
    },
    totalPaise: 19_000,
    quantity: 2,
    lines: [line],
    statusHistory: [{ status: 'PLACED', updatedAt: at }],
    deliveryAddress: {
      ...{ name: 'Meera', building: '12', street: 'Hill Road', city: 'Bengaluru', district: 'Bengaluru' },
      ...{ state: 'Karnataka', country: 'India', postalCode: '560038', mobile: '9123456780', address: 'old' },
    },
    ...change,
  }) as unknown as OrderRecord;

describe('an order as it is answered', () => {
  it('is in rupees, with ids and moments as text', () => {
    expect(toOrder(record())).toEqual({
      orderId: 'ORD-1',
      createdAt: '2026-11-22T10:00:00.000Z',
      payment_status: 'PLACED',
      payment: {
        method: 'CARD',
        state: 'PENDING',
        url: 'https://pay.example/1',
        payBefore: '2026-11-22T10:00:00.000Z',
      },
      totalAmt: 190,
      userId: {
        _id: '65f0c0ffee00000000000002',
        name: 'Meera',
        email: 'meera@post.example',
        mobile: '9123456780',
      },
      delivery_address: {
        ...record().deliveryAddress,
        address: expect.stringMatching(/^12, Hill Road.*560038/),
      },
      product_details: [
        {
          ...{
            productId: '65f0c0ffee00000000000001',
            name: 'Dal',
            image: ['/uploads/dal.webp'],
            unit: '1 kg',
          },
          ...{ price: 100.5, discount: 5, quantity: 2, subTotalAmt: 190 },
        },
      ],
      statusHistory: [{ status: 'PLACED', updatedAt: '2026-11-22T10:00:00.000Z' }],
      quantity: 2,
    });
  });

  it('names the page to pay on to its shopper, while it is not paid, and to nobody else', () => {
    const { payment: paid } = record({ payment: { ...record().payment, state: 'PAID' } });
    expect(toOrder(record({ payment: paid })).payment).toEqual({ method: 'CARD', state: 'PAID' });
    const { url: _url, ...lost } = record().payment.card ?? {};
    const waiting = { ...record().payment, card: lost };
    expect(toOrder(record({ payment: waiting })).payment).toEqual({ method: 'CARD', state: 'PENDING' });
    expect(toAdminOrder(record()).payment).toEqual({ method: 'CARD', state: 'PENDING', flag: 'amount' });
    const door = { method: 'COD', state: 'DUE' };
    expect(toAdminOrder(record({ payment: door })).payment).toEqual(door);
    expect(toOrder(record({ payment: door })).payment).toEqual(door);
  });

  it('has delivery charge and promise, variants, what was cancelled, invoice and shipment where there are some', () => {
    const tee = { ...line, variantId: 'b'.repeat(24), variantName: 'XL' };
    const shipment = { carrier: 'Delhivery', trackingNumber: '1' };
    const promise = { unit: 'minutes', count: 45 };
    const whole = record({
      ...{ deliveryPaise: 4_050, deliveryPromise: promise, lines: [tee], cancelledLines: [line], shipment },
      invoice: { number: '2026-27/000012', issuedAt: at },
    });
    expect(toOrder(whole)).toMatchObject({
      ...{ deliveryCharge: 40.5, deliveryPromise: promise, invoiceNumber: '2026-27/000012', shipment },
      product_details: [{ variantId: 'b'.repeat(24), variantName: 'XL' }],
      cancelled_products: [{ name: 'Dal', quantity: 2, subTotalAmt: 190 }],
    });
  });
});
