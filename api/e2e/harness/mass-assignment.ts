import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import type { Document } from 'mongodb';
import { aDatabase } from './database.js';

/**
 * Fields that no client may set, each with a value that would be worth something to its sender.
 * @param userId the customer in whose name the sender tries to write
 */
export const forbiddenFields = (userId: string) => ({
  role: 'ADMIN',
  status: 'Blocked',
  verify_email: true,
  passwordHash: 'x',
  googleId: 'x',
  payment_status: 'COMPLETED',
  paymentStatus: 'COMPLETED',
  payment: { method: 'card', state: 'paid' },
  userId,
  _id: userId,
  price: 1,
  totalPaise: 1,
  averageRating: 5,
  createdAt: '2001-01-01T00:00:00.000Z',
});

/**
 * What such fields would change: who people are, what products cost, and what belongs to one customer.
 * @param userId the customer whose addresses and orders are read
 */
export async function guardedFields(shop: OpenShop, userId: string) {
  const database = await aDatabase(shop);
  const users = await database.collection('users').find({}).sort({ _id: 1 }).toArray();
  const prices = await database.collection('products').find({}).sort({ _id: 1 }).toArray();
  const addresses = await database.collection('addresses').find({}).sort({ _id: 1 }).toArray();
  const orders = await database.collection('orders').find({}).sort({ _id: 1 }).toArray();
  await database.close();
  const theirs = (row: Document) => String(row.userId) === userId;
  return {
    users: users.map(({ _id, role, status, verify_email, passwordHash, googleId }) =>
      [_id, role, status, verify_email, passwordHash, googleId].map(String),
    ),
    prices: prices.map(({ _id, pricePaise, price }) => [_id, pricePaise, price].map(String)),
    addresses: addresses.filter(theirs).map((row) => JSON.stringify(row)),
    orders: orders.filter(theirs).map((row) => JSON.stringify(row)),
  };
}
