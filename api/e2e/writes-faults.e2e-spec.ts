import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { aCategory, type TestCategory } from '@jhola/test-doubles/builders/categories';
import { aCustomer, type Customer, someAddress } from '@jhola/test-doubles/builders/customers';
import { aKey } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { ObjectId } from 'mongodb';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { DatabaseProcess } from './harness/database-process.js';
import { failAtEachCall, type Operation } from './harness/fail-at-each-call.js';
import { FaultyWire, patientFaults } from './harness/faulty-wire.js';
import { sampled } from './harness/tier.js';

describe('a write with a key, while the database fails before or after each call that is made of it', () => {
  let database: DatabaseProcess;
  let wire: FaultyWire;
  let shop: Shop;
  let inside: InsideDatabase;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;
  let shirt: TestProduct;
  let category: TestCategory;

  beforeAll(async () => {
    database = await DatabaseProcess.start();
    wire = await FaultyWire.to(database.uri);
    shop = await startShop({ MONGODB_URI: wire.uri, JWT_SECRET: 'one secret for the shop of this test' });
    inside = await aDatabase({ databaseUri: database.uri });
    [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
    dal = await aProduct(shop, admin, { name: 'Dal', stock: 1000 });
    shirt = await aProduct(shop, admin, { name: 'T-shirt', variants: [{ name: 'S' }, { name: 'M' }] });
    category = await aCategory(shop, admin);
  });
  afterAll(async () => {
    await inside.close();
    await shop.stop();
    await wire.close();
    await database.stopAndRemove();
  });

  const sending = (who: SignedIn, path: string, body: object) => {
    const headers = { 'idempotency-key': aKey() };
    return () => call(shop, path, { token: who.token, headers, body });
  };
  const having = (collection: string, name: string) => () =>
    inside.collection(collection).countDocuments({ name });

  async function piecesInCart(): Promise<Operation> {
    const pieces = async () => {
      const [line] = await inside.collection('cartLines').find().toArray();
      return (line?.quantity as number | undefined) ?? 0;
    };
    const before = await pieces();
    return {
      send: sending(meera, cartPaths.create, { productId: dal._id, quantity: 2 }),
      times: async () => ((await pieces()) - before) / 2,
    };
  }
  async function theFirstPieceInCart(): Promise<Operation> {
    await inside.collection('cartLines').deleteMany({});
    return piecesInCart();
  }
  /** Two pieces without a variant, and three of it: five once, however often the one becomes the other. */
  async function aVariantChosen(): Promise<Operation> {
    const [variantId] = shirt.variants.map(({ _id }) => _id);
    const lines = inside.collection('cartLines');
    await lines.deleteMany({});
    const line = {
      userId: new ObjectId(meera.userId),
      productId: new ObjectId(shirt._id),
      addedAt: new Date(),
    };
    const { insertedIds } = await lines.insertMany([
      { ...line, variantKey: '', quantity: 2 },
      { ...line, variantKey: variantId, quantity: 3 },
    ]);
    const body = { _id: insertedIds[0], qty: 2, variantId };
    const headers = { 'idempotency-key': aKey() };
    return {
      send: () => call(shop, cartPaths.updateQuantity, { method: 'PUT', token: meera.token, headers, body }),
      times: () => lines.countDocuments({ variantKey: variantId, quantity: 5 }),
    };
  }
  let made = 0;
  const aName = () => `Made ${++made}`;
  async function aNewAddress(): Promise<Operation> {
    const name = aName();
    await inside.collection('addresses').deleteMany({});
    const body = { ...someAddress, name };
    return { send: sending(meera, addressPaths.create, body), times: having('addresses', name) };
  }
  async function aNewProduct(): Promise<Operation> {
    const name = aName();
    const body = {
      name,
      image: [],
      category: [],
      subCategory: [],
      unit: '1 kg',
      stock: 1,
      price: 1,
      discount: 0,
      description: name,
    };
    return { send: sending(admin, productPaths.create, body), times: having('products', name) };
  }
  async function aNewCategory(): Promise<Operation> {
    const name = aName();
    return {
      send: sending(admin, categoryPaths.add, { name, image: '/images/tea.webp' }),
      times: having('categories', name),
    };
  }
  async function aNewSubcategory(): Promise<Operation> {
    const name = aName();
    const body = { name, image: '/images/tea.webp', category: [category._id] };
    return { send: sending(admin, subcategoryPaths.create, body), times: having('subcategories', name) };
  }

  describe.each([
    ['the first pieces in a cart', theFirstPieceInCart, 3, 0],
    ['more pieces in a cart', piecesInCart, 3, 1],
    ['a variant of pieces in a cart', aVariantChosen, 5, 2],
    ['an address', aNewAddress, 5, 3],
    ['a product', aNewProduct, 5, 1],
    ['a category', aNewCategory, 5, 2],
    ['a subcategory', aNewSubcategory, 5, 3],
  ] as const)('%s', (_name, prepare, minCalls, at) => {
    it.each(sampled(patientFaults, at))('comes once when a call is %s', async (fault) => {
      expect(await failAtEachCall(wire, inside, fault, prepare)).toBeGreaterThanOrEqual(minCalls);
    });
  });
});
