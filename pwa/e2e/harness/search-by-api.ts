import { productPaths } from '@jhola/shared/contracts/product.contract';
import { SearchAnswer } from '@jhola/shared/contracts/product-lists.contract';

const PAGE = 100;

/** The ids of all products that the server finds, best first. */
export async function searchByApi(shopUrl: string, search: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(shopUrl + productPaths.search, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ search, page, limit: PAGE }),
    });
    const { data } = SearchAnswer.parse(await answer.json());
    ids.push(...data.map(({ _id }) => _id));
    if (data.length < PAGE) return ids;
  }
}

/** What the server offers where it finds nothing. */
export async function nothingFoundByApi(shopUrl: string, search: string): Promise<SearchAnswer> {
  const answer = await fetch(shopUrl + productPaths.search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ search, page: 1, limit: PAGE }),
  });
  return SearchAnswer.parse(await answer.json());
}
