import type { ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { filterParameters, filtersInQuery, NO_FILTERS } from '@jhola/shared/domain/filters/filters-in-query';
import { use, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageIsCurrentContext } from '#ui/page/page-context.ts';

/** How long what was chosen rests before it is put into the address, in milliseconds: typing is one choice. */
const REST_MS = 250;

/** The filters of a list of products and how to change them. */
export interface FiltersInAddress {
  readonly filters: ProductFilters;
  readonly change: (changed: Partial<ProductFilters>) => void;
  readonly clear: () => void;
}

/** Filters as a query string that is not in the address yet. */
interface Ahead {
  /** The query string that stood in the address when they were chosen: one of others there means they are over. */
  readonly of: string;
  readonly query: string;
  /** The query string that is on its way into the address: chosen here, too, and perhaps not the last one any more. */
  readonly written?: string;
}

/**
 * The filters live in the address, so that Back and a shared link find them again. What has just been chosen is shown
 * first and put into the address a moment later: a change of address has the whole shop drawn again. A search keeps its term
 * there; another term begins without filters.
 */
export function useProductFilters(list: 'listing' | 'search'): FiltersInAddress {
  const search = useLocation().search.replace(/^\?/, '');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Ahead>();
  if (chosen && chosen.of !== search) setChosen(stillAhead(chosen, search));
  const ahead = chosen?.of === search ? chosen.query : undefined;
  const query = ahead ?? search;
  // Asked where something is on its way alone: otherwise all of the list would be rendered again whenever one leaves it or comes back.
  const current = ahead !== undefined && use(PageIsCurrentContext);
  const filters = useMemo(() => filtersOf(list, new URLSearchParams(query)), [list, query]);

  useEffect(() => {
    if (!current) return;
    const write = () => {
      setChosen((now) => now && { ...now, written: ahead });
      navigate({ search: ahead }, { replace: true });
    };
    const rested = setTimeout(write, REST_MS);
    // A tap may lead to another page: from there, Back is to find what was chosen.
    window.addEventListener('pointerdown', write, { capture: true, once: true });
    return () => {
      clearTimeout(rested);
      window.removeEventListener('pointerdown', write, { capture: true });
    };
  }, [ahead, current, navigate]);

  const choose = (next: ProductFilters) =>
    setChosen((now) => ({ of: search, query: queryWith(list, search, next), written: now?.written }));
  return {
    filters,
    change: (changed) => choose({ ...filters, ...changed }),
    clear: () => choose(NO_FILTERS),
  };
}

/** What is still to be put into an address that has changed: what was chosen while the choice before was on its way there. */
function stillAhead({ query, written }: Ahead, search: string): Ahead | undefined {
  return written === search && query !== search ? { of: search, query } : undefined;
}

/** A listing is searched within, a search is not. */
function filtersOf(list: 'listing' | 'search', query: URLSearchParams): ProductFilters {
  const filters = filtersInQuery(query);
  return list === 'search' ? { ...filters, search: '' } : filters;
}

/** The query string of an address with other filters. */
function queryWith(list: 'listing' | 'search', search: string, filters: ProductFilters): string {
  const term = new URLSearchParams(search).get('q') ?? '';
  const kept = list === 'search' ? [['q', term]] : [];
  return new URLSearchParams([...kept, ...filterParameters(filters)]).toString();
}
