import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { usePageSlice, WHOLE } from '#ui/page/page-slices.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import styles from './ProductGrid.module.css';

/** As many cards as a phone shows at most, two a line. */
const IN_A_SLICE = 6;

interface ProductGridProps {
  /** Their heading, for screen readers only. */
  readonly label: string;
  /** `undefined` while nothing is known: skeletons stand in. */
  readonly products: readonly ProductSummary[] | undefined;
  readonly renderCard: (product: ProductSummary, index: number) => ReactNode;
  /** Which card shows a product: by default one of its own. */
  readonly keyOf?: (product: ProductSummary) => string;
  readonly skeletons: number;
  /** More are on their way: skeletons follow the cards. */
  readonly more?: boolean;
  /** How the columns follow the width: 1, 2, 3 and 5 for search results; 2 to 4 beside a panel. */
  readonly columns: 'search' | 'listing' | 'row';
}

/** Product cards in columns. */
export function ProductGrid({
  label,
  products,
  renderCard,
  keyOf = ({ _id }) => _id,
  skeletons,
  more,
  columns,
}: ProductGridProps) {
  const labelId = useId();
  const waiting = products === undefined || more;
  const slice = usePageSlice();
  const shown = slice === WHOLE ? products : products?.slice(0, slice * IN_A_SLICE);
  return (
    <>
      <h2 id={labelId} className="visually-hidden">
        {label}
      </h2>
      <ul className={classes(styles.grid, styles[columns])} aria-labelledby={labelId} aria-busy={waiting}>
        {shown?.map((product, index) => (
          <li key={keyOf(product)}>{renderCard(product, index)}</li>
        ))}
        {waiting &&
          Array.from({ length: skeletons }, (_, index) => (
            // Those that follow cards are others than the placeholders: none of them moves.
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
            <li key={`skeleton-${products?.length}-${index}`}>
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
    </>
  );
}
