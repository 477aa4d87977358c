import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import type { KeptModel, KeptModels } from '../kept-models/kept-models.service.js';
import { PackedTexts } from '../packed-texts/packed-texts.service.js';
import { CHANGES_TAG, productTag, stampedTag } from '../structure/answer-tags.js';
import { listOfCards } from './card-bytes.js';
import { type CardAge, KnownCards } from './known-cards.service.js';

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
        : [
            {
              _id,
              name: 'A card',
              image: [],
              stock,
              category: [],
              subCategory: [],
            } as unknown as ProductSummary,
          ];
    }),
  );
  const config = { isSoleWriter } as ShopConfig;
  const answers = new ResponseCache(config);
  const models: KeptModel[] = [];
  const kept = { add: (model: KeptModel) => models.push(model) } as unknown as KeptModels;
  const cards = new KnownCards(config, answers, kept, new PackedTexts());
  cards.onModuleInit();
  const stocksOf = (...ids: string[]) => aged('recent', ...ids);
  const aged = async (age: CardAge, ...ids: string[]) => {
    const found = await cards.of(ids, age, read);
    const list = found.map((card) => (card ? [card] : []));
    return list.map((card) => JSON.parse(Buffer.concat(listOfCards(card)).toString())[0]?.stock);
  };
  const [model] = models as [KeptModel];
  return { stocks, read, answers, stocksOf, aged, model, cards };
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

  it('are read each time where other processes write too, unless they may be a little older', async () => {
    const { stocks, answers, aged } = someCards(false);
    await aged('new', dal);
    stocks.set(dal, 9);
    expect(await aged('recent', dal)).toEqual([10]);
    expect(await aged('new', dal)).toEqual([9]);
    stocks.set(dal, 8);
    answers.drop([productTag(dal)], 'elsewhere');
    expect(await aged('recent', dal)).toEqual([8]);
  });

  describe('of an earlier run of the shop', () => {
    const written = async () => {
      const before = someCards();
      await before.stocksOf(dal, rice);
      return JSON.parse(JSON.stringify([...before.model.pieces()])) as unknown[];
    };
    const restarted = async () => {
      const pieces = await written();
      const shop = someCards();
      shop.model.clear();
      return { ...shop, take: () => pieces.forEach((piece) => void shop.model.take(piece)) };
    };

    it('are known without being read', async () => {
      const { read, stocksOf, take, cards } = await restarted();
      expect(cards.unknown([dal, rice])).toEqual([dal, rice]);
      take();
      expect(cards.unknown([dal, rice])).toEqual([]);
      expect(await stocksOf(rice, dal)).toEqual([6, 10]);
      expect(read).not.toHaveBeenCalled();
    });

    it('go, with all answers that show them, where it turns out that they were sold after they were written', async () => {
      const { stocks, answers, stocksOf, take } = await restarted();
      take();
      stocks.set(dal, 9);
      const list = () =>
        answers.getOrLoad('list', [], async (addTag) => {
          addTag(productTag(dal));
          return { stock: await stocksOf(dal) };
        });
      expect((await list()).body('identity').toString()).toBe('{"stock":[10]}');
      answers.drop([CHANGES_TAG, stampedTag(rice)]);
      expect((await list()).body('identity').toString()).toBe('{"stock":[10]}');
      answers.drop([CHANGES_TAG, stampedTag(dal)]);
      expect((await list()).body('identity').toString()).toBe('{"stock":[9]}');
    });

    it('do not take the place of newer ones, which stay when they are stamped', async () => {
      const { stocks, read, answers, stocksOf, take } = await restarted();
      stocks.set(dal, 9);
      expect(await stocksOf(dal)).toEqual([9]);
      take();
      answers.drop([stampedTag(dal)]);
      expect(await stocksOf(dal, rice)).toEqual([9, 6]);
      expect(read.mock.calls).toEqual([[[dal]]]);
    });
  });
});
