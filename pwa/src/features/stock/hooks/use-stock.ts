import { LOW_STOCK, type StockLevel } from '@jhola/shared/contracts/stock.contract';
import { useEffect, useRef, useState } from 'react';
import { usePull } from '../../../sync/use-pull';
import { levelKey, PAGE_SIZE, type StockShow } from '../rules/stock-query';

/** A page of the stock. */
interface StockPage {
  readonly levels: readonly StockLevel[];
  readonly totalCount: number;
}

/** What is known of the stock; nothing of it is kept on the device. */
export interface StockFound {
  /** The page, or the one before until this one is here. */
  readonly found: StockPage | undefined;
  /** The server is asked for another page than the one that is shown. */
  readonly busy: boolean;
  readonly failed: boolean;
  readonly again: () => void;
  /** Shows an entry as it stands after a change. */
  readonly put: (level: StockLevel) => void;
}

/**
 * What is left, held and sold, the fewest left first.
 * @param search part of a name
 * @param page from 1
 * @param current whether the list is on the screen: what was sold meanwhile is asked for when it comes back
 */
export function useStock(search: string, show: StockShow, page: number, current: boolean): StockFound {
  const name = `stock:${show}:${page}:${search}`;
  const wanted = useRef(name);
  wanted.current = name;
  const [known, setKnown] = useState<{ readonly name: string; readonly found: StockPage }>();
  const { state, again } = usePull(name, async () => {
    const { stockLevels } = await import('../../../api-client/stock-api');
    const most = show === 'low' ? LOW_STOCK : undefined;
    const found = await stockLevels({ search, most, held: show === 'held', page, limit: PAGE_SIZE });
    // an answer that comes late must not stand in for a newer one
    if (wanted.current === name) setKnown({ name, found });
  });

  const wasCurrent = useRef(current);
  useEffect(() => {
    if (current && !wasCurrent.current) again();
    wasCurrent.current = current;
  }, [current, again]);

  const put = (level: StockLevel) =>
    setKnown((now) => now && { ...now, found: { ...now.found, levels: withLevel(now.found.levels, level) } });

  const isHere = known?.name === name;
  const failed = !isHere && state === 'failed';
  return { found: failed ? undefined : known?.found, busy: !isHere && !failed, failed, again, put };
}

/** The entries with one of them anew; each stays where it is, so that the eye finds it. */
const withLevel = (levels: readonly StockLevel[], level: StockLevel): readonly StockLevel[] =>
  levels.map((other) => (levelKey(other) === levelKey(level) ? level : other));
