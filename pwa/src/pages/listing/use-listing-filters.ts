import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnLocation } from '../../app/own-location';
import {
  filtersInQuery,
  type ListingFilters,
  NO_FILTERS,
  queryOfFilters,
} from '../../features/catalogue/rules/listing-filters';

/** The filters of a listing and how to change them. */
export interface FiltersInAddress {
  readonly filters: ListingFilters;
  readonly change: (changed: Partial<ListingFilters>) => void;
  readonly clear: () => void;
}

/** The filters live in the address, so that Back and a shared link find them again. */
export function useListingFilters(): FiltersInAddress {
  const { search } = useOwnLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => filtersInQuery(new URLSearchParams(search)), [search]);
  const write = (next: ListingFilters) => navigate({ search: queryOfFilters(next) }, { replace: true });
  return { filters, change: (changed) => write({ ...filters, ...changed }), clear: () => write(NO_FILTERS) };
}
