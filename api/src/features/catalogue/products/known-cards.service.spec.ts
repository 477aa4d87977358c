import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import { productTag } from '../structure/answer-tags.js';
import { KnownCards } from './known-cards.service.js';

const dal = '65f0c0ffee00000000000001';
const rice = '65f0c0ffee00000000000002';

/** Cards whose stock can be changed, and which ids were read. */
function someCards(isSoleWriter = true) {
  const stocks = new Map([
    [dal, 10],
    [rice, 6],
  ]);
  const read = jest.fn(async (ids: readonly string[]) =>
    ids.flatMap((_id) => {
      const stock = stocks.get(_id);
      return stock === undefined
        ? []
        : [{ _id, name: 'A card', image: [], stock } as unknown as ProductSummary];
    }),
  );
  const config = { isSoleWriter } as ShopConfig;
  const answers = new ResponseCache(config);
  const cards = new KnownCards(config, answers);
  const stocksOf = async (...ids: string[]) => {
    const found = await cards.of(ids, read);
    return ids.map((id) => found.get(id)?.stock);
  };
  return { stocks, read, answers, stocksOf };
}

describe('known cards', () => {
  it('are read once, those that are not known together', async () => {
    const { read, stocksOf } = someCards();
    expect(await stocksOf(dal)).toEqual([10]);
    expect(await stocksOf(rice, dal, rice)).toEqual([6, 10, 6]);
    expect(await stocksOf(dal, rice)).toEqual([10, 6]);
    expect(read.mock.calls).toEqual([[[dal]], [[rice]]]);
  });

  it('are read again after their product changed, and no other', async () => {
    const { stocks, read, answers, stocksOf } = someCards();
    await stocksOf(dal, rice);
    stocks.set(dal, 9);
    answers.drop([productTag(dal), 'changes']);
    expect(await stocksOf(dal, rice)).toEqual([9, 6]);
    expect(read.mock.calls.at(-1)).toEqual([[dal]]);
  });

  it('are not kept where their product changed while they were read', async () => {
    const { stocks, answers, stocksOf } = someCards();
    const reading = stocksOf(dal, rice);
    stocks.set(dal, 9);
    answers.drop([productTag(dal)]);
    expect(await reading).toEqual([10, 6]);
    expect(await stocksOf(dal, rice)).toEqual([9, 6]);
  });

  it('are not kept where they are missing, or cannot be read', async () => {
    const { stocks, read, stocksOf } = someCards();
    const late = '65f0c0ffee00000000000003';
    expect(await stocksOf(late)).toEqual([undefined]);
    stocks.set(late, 1);
    expect(await stocksOf(late)).toEqual([1]);
    read.mockRejectedValueOnce(new Error('The database is away'));
    await expect(stocksOf(dal)).rejects.toThrow('The database is away');
    expect(await stocksOf(dal)).toEqual([10]);
  });

  it('are not kept where other processes write too', async () => {
    const { stocks, stocksOf } = someCards(false);
    await stocksOf(dal);
    stocks.set(dal, 9);
    expect(await stocksOf(dal)).toEqual([9]);
  });
});
