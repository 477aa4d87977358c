import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { ShopStore } from './db';
import { keepList, keepProducts, knownList } from './products';

let store: ShopStore;
let shopNumber = 0;

beforeEach(() => {
  store = new ShopStore(`products-${++shopNumber}`);
});

describe('what the device knows of products', () => {
  it('keeps the description when a list contains the product again', async () => {
    const tea = aProduct({ price: 100 });
    await keepProducts(store, [{ ...tea, description: 'Two leaves', more_details: {}, variants: [] }], 1);
    await keepProducts(store, [{ ...tea, price: 90 }], 2);
    expect(await store.products.get(tea._id)).toMatchObject({
      description: 'Two leaves',
      price: 90,
      pulledAt: 2,
    });
  });

  it('keeps a list in its order, each product once', async () => {
    const [tea, dal] = [aProduct({ name: 'Tea' }), aProduct({ name: 'Dal' })];
    await keepList(store, 'search:x', { products: [dal, tea, dal], total: 40 }, 1);
    const list = await knownList(store, 'search:x');
    expect(list?.products.map(({ name }) => name)).toEqual(['Dal', 'Tea']);
    expect(list?.total).toBe(40);
  });

  it('leaves out of a list what has been deleted since', async () => {
    const [tea, dal] = [aProduct(), aProduct()];
    await keepList(store, 'related:x', { products: [tea, dal], total: 2 }, 1);
    await store.products.delete(tea._id);
    expect((await knownList(store, 'related:x'))?.products.map(({ _id }) => _id)).toEqual([dal._id]);
  });

  it('knows nothing of a list it never fetched', async () => {
    expect(await knownList(store, 'home:nowhere')).toBeUndefined();
  });

  it('takes the variants of a card, with the images of the product’s own page', async () => {
    const [small, medium] = [
      { _id: 's', name: 'S' },
      { _id: 'm', name: 'M', stock: 4 },
    ];
    const shirt = aProduct({ hasVariants: true });
    const whole = {
      ...shirt,
      description: '',
      more_details: {},
      variants: [{ ...medium, stock: 9, image: ['/m.webp'] }],
    };
    await keepProducts(store, [whole], 1);
    await keepProducts(store, [{ ...shirt, variants: [small, medium] }], 2);
    expect((await store.products.get(shirt._id))?.variants).toEqual([
      small,
      { ...medium, image: ['/m.webp'] },
    ]);
    await keepProducts(store, [{ ...shirt, hasVariants: false }], 3);
    expect((await store.products.get(shirt._id))?.variants).toBeUndefined();
  });
});
