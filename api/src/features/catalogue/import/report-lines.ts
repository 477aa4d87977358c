import type { ImportCounts } from '@jhola/shared/contracts/catalogue-files.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import type { ImportReport } from './import-report.js';

/** The printed report: every refused row with its line, then the totals. */
export function reportLines({
  rows,
  accepted,
  refused,
  categories,
  subcategories,
  listedPrices,
  unreadPrices,
  written,
  expected,
}: ImportReport): string[] {
  const { whole, fractional, inexact } = listedPrices;
  return [
    ...refused.map(({ line, reason }) => `Line ${line}: refused, ${reason}.`),
    `${counted(rows, 'row')}: ${counted(accepted, 'product')} accepted, ${refused.length} refused; ${counted(categories, 'category', 'categories')}, ${counted(subcategories, 'subcategory', 'subcategories')}.`,
    ...(whole + fractional + inexact.count > 0
      ? [`Listed prices: ${whole} by a whole percent, ${fractional} by a fraction of a percent, kept exact.`]
      : []),
    ...(inexact.count > 0
      ? [
          `${counted(inexact.count, 'listed price')} cannot be charged exactly, because whole rupees are taken off and the difference has paise: they differ by ${rupees(inexact.medianPaise)} in the median, ${rupees(inexact.largestPaise)} at most.`,
        ]
      : []),
    ...(unreadPrices.length > 0
      ? [
          `Not read: ${unreadPrices.join(', ')}. Products are sold at their full price; name the price to be charged with --column listedPrice=NAME.`,
        ]
      : []),
    written
      ? `Written: ${countsOf(written)}.`
      : `Dry run: nothing was written.${expected ? ` It would be: ${countsOf(expected)}.` : ''}`,
  ];
}

const countsOf = ({ created, updated, unchanged, newCategories, newSubcategories }: ImportCounts): string =>
  `${created} new, ${updated} changed, ${unchanged} unchanged; ${newCategories} new categories, ${newSubcategories} new subcategories`;

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const rupees = (paise: number): string => formatRupees(paise / 100);
