import { inIndianGroups } from '@jhola/shared/domain/money/indian-groups';

/** A whole number of zero or more as Indians write it, in English and Hindi: 8,208, and 1,00,000. */
export const grouped = (count: number): string => inIndianGroups(String(count));
