import { ProductIndex } from '@jhola/shared/domain/search/product-index';
import type { ResponseCache } from '#platform/answers/response-cache.js';
import type { KeptModel, KeptModels } from '../catalogue/kept-models/kept-models.service.js';
import { PackedTexts } from '../catalogue/packed-texts/packed-texts.service.js';
import type { CatalogueFeed } from '../catalogue/structure/catalogue-feed.service.js';
import type { CatalogueNames } from '../catalogue/structure/catalogue-names.service.js';
import { SearchIndex } from './search-index.service.js';

const ID = '5'.repeat(24);

function anIndex() {
  const models: KeptModel[] = [];
  const kept = { add: (model: KeptModel) => void models.push(model) } as unknown as KeptModels;
  const feed = { onChange: () => {} } as unknown as CatalogueFeed;
  const search = new SearchIndex(feed, {} as CatalogueNames, {} as ResponseCache, kept, new PackedTexts());
  search.onModuleInit();
  const [published] = models;
  if (!published) throw new Error('The index is not kept');
  return { search, published };
}

function written() {
  const index = new ProductIndex();
  index.put({
    ...{ _id: ID, name: 'Toor Dal', unit: '1 kg', price: 100, discount: 0 },
    ...{
      category: [],
      subCategory: [],
      inStock: true,
      totalReviews: 0,
      averageRating: 0,
      hasVariants: false,
    },
  });
  return [...index.pieces(10)];
}

it('finds nothing of what it had once that is forgotten, also where it was found before', () => {
  const { search, published } = anIndex();
  for (const piece of written()) published.take(piece);
  expect(search.find('dal').slice()).toEqual([ID]);
  published.clear();
  expect(search.find('dal').slice()).toEqual([]);
  for (const piece of written()) published.take(piece);
  expect([search.find('toor').slice(), search.find('toor').slice()]).toEqual([[ID], [ID]]);
});
