import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Scroller } from '#ui/scroll/Scroller.tsx';
import { soldOutLast } from '../rules/sold-out-last';
import { rowTexts } from '../texts/cards';
import { FarRow, ProductRowEntries } from './ProductRowEntries';
import styles from './ProductRowSection.module.css';

interface ProductRowSectionProps {
  readonly title: string;
  /** `undefined` while nothing is known. */
  readonly products: readonly ProductSummary[] | undefined;
  /** It is not near the screen: until products are known, a place stands in. */
  readonly far?: boolean;
  /** Shown instead of the products. */
  readonly failure?: string;
  readonly renderCard: (product: ProductSummary) => ReactNode;
}

/** A titled row of products below a product; nothing where there are none. */
export function ProductRowSection({ title, products, far, failure, renderCard }: ProductRowSectionProps) {
  const texts = useTexts(rowTexts);
  const titleId = useId();
  if (products?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {failure ? (
        <p className={styles.failure}>{failure}</p>
      ) : far && !products ? (
        <FarRow />
      ) : (
        <Scroller label={title} previousLabel={texts.previous} nextLabel={texts.next}>
          <ProductRowEntries
            products={products && soldOutLast(products)}
            skeletons={4}
            renderCard={renderCard}
          />
        </Scroller>
      )}
    </section>
  );
}
