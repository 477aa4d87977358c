import { ResponseCache } from '#platform/answers/response-cache.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import type { ProductsForSale } from '../catalogue/stock/products-for-sale.service.js';
import type { Choice, ForSale } from '../catalogue/stock/stock-line.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import { SalePriceCache } from './sale-price-cache.service.js';

const dal = '65f0c0ffee00000000000001';
const rice = '65f0c0ffee00000000000002';

/** Products whose prices can be changed, and a count of the queries. */
function aPriceCache(isSoleWriter = true) {
  const prices = new Map([
    [dal, 100],
    [rice, 60],
  ]);
  const forSale = jest.fn(async (choices: readonly Choice[]) =>
    choices.map(({ productId }) => {
      const pricePaise = prices.get(productId);
      return pricePaise === undefined
        ? ({ ok: false, code: 'product.missing', productId } as const)
        : ({ ok: true, productId, pricePaise } as ForSale);
    }),
  );
  const config = { isSoleWriter } as ShopConfig;
  const answers = new ResponseCache(config);
  const sales = new SalePriceCache({ forSale } as unknown as ProductsForSale, config, answers);
  const priceOf = async (...ids: string[]) =>
    (await sales.of(ids.map((productId) => ({ productId })))).map((sale) => sale.ok && sale.pricePaise);
  return { prices, forSale, answers, priceOf };
}

describe('cached prices', () => {
  it('are queried once', async () => {
    const { priceOf, forSale } = aPriceCache();
    expect(await priceOf(dal)).toEqual([100]);
    expect(await priceOf(dal, rice, dal)).toEqual([100, 60, 100]);
    expect(await priceOf(rice, dal)).toEqual([60, 100]);
    expect(forSale.mock.calls.map(([choices]) => choices.length)).toEqual([1, 1]);
  });

  it('are dropped with a change of the product', async () => {
    const { priceOf, prices, answers } = aPriceCache();
    await priceOf(dal);
    prices.set(dal, 120);
    answers.drop([productTag(dal)]);
    expect(await priceOf(dal)).toEqual([120]);
  });

  it('are not cached when the product changed while they were read', async () => {
    const { priceOf, prices, answers } = aPriceCache();
    const reading = priceOf(dal);
    prices.set(dal, 120);
    answers.drop([productTag(dal)]);
    await reading;
    expect(await priceOf(dal)).toEqual([120]);
  });

  it('are cached when another product changed while they were read', async () => {
    const { priceOf, forSale, answers } = aPriceCache();
    const reading = priceOf(dal, rice);
    answers.drop([productTag(dal)]);
    await reading;
    await priceOf(rice);
    expect(forSale).toHaveBeenCalledTimes(1);
    await priceOf(dal);
    expect(forSale).toHaveBeenCalledTimes(2);
  });

  it('are not cached for missing products', async () => {
    const { priceOf, prices } = aPriceCache();
    const later = '65f0c0ffee00000000000003';
    expect(await priceOf(later)).toEqual([false]);
    prices.set(later, 5);
    expect(await priceOf(later)).toEqual([5]);
  });

  it('are queried every time while other processes may change them', async () => {
    const { priceOf, forSale } = aPriceCache(false);
    await priceOf(dal);
    await priceOf(dal);
    expect(forSale).toHaveBeenCalledTimes(2);
  });
});
