import {
  type SaveShopPageRequest,
  type ShopPage,
  ShopPageAnswer,
  shopPagesPaths,
} from '@jhola/shared/contracts/shop-pages.contract';
import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import { callApi, callApiAsVisitor } from './call-api';

/** A page's texts. @throws ApiError */
export async function shopPage(page: ShopPageName): Promise<ShopPage> {
  const path = `${shopPagesPaths.get}?${new URLSearchParams({ page })}`;
  return (await callApiAsVisitor({ path, answer: ShopPageAnswer })).data;
}

/** Saves a page's texts. @throws ApiError, shop-settings.changed among them */
export async function saveShopPage(body: SaveShopPageRequest): Promise<ShopPage> {
  const call = { method: 'put', path: shopPagesPaths.save, answer: ShopPageAnswer } as const;
  return (await callApi({ ...call, body })).data;
}
