import { LOW_STOCK, type StockLevel } from '@jhola/shared/contracts/stock.contract';
import { type PagedQuery, usePagedQuery } from '#data/queries/use-paged-query.ts';
import type { Sorting } from '#ui/table/data-column.ts';
import { levelKey, PAGE_SIZE, type StockShow, sortOf } from '../rules/stock-query';

/** A page of the stock. */
interface StockPage {
  readonly levels: readonly StockLevel[];
  readonly totalCount: number;
}

/** What is known of the stock; nothing of it is kept on the device. */
export interface StockFound extends Omit<PagedQuery<StockPage>, 'setData'> {
  /** Shows an entry as it stands after a change. */
  readonly setLevel: (level: StockLevel) => void;
}

/**
 * What is left, held and sold.
 * @param search part of a name
 * @param page from 1
 * @param sorting by what it is sorted; the lowest stock first when absent
 * @param current whether the list is on the screen: what was sold meanwhile is asked for when it comes back
 */
export function useStock(
  search: string,
  show: StockShow,
  page: number,
  sorting: Sorting | undefined,
  current: boolean,
): StockFound {
  const ask = async () => {
    const { stockLevels } = await import('#data/api/stock-api.ts');
    const most = show === 'low' ? LOW_STOCK : undefined;
    return stockLevels({ search, most, held: show === 'held', page, limit: PAGE_SIZE, ...sortOf(sorting) });
  };
  const order = sorting ? `${sorting.by}:${sorting.descending}` : '';
  const { setData, ...rest } = usePagedQuery<StockPage>(
    `stock:${show}:${order}:${page}:${search}`,
    ask,
    current,
  );
  return {
    ...rest,
    setLevel: (level) => setData((now) => now && { ...now, levels: withLevel(now.levels, level) }),
  };
}

/** The entries with one of them anew; each stays where it is, so that the eye finds it. */
const withLevel = (levels: readonly StockLevel[], level: StockLevel): readonly StockLevel[] =>
  levels.map((other) => (levelKey(other) === levelKey(level) ? level : other));
