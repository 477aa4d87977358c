import type { BestSeller, Overview } from '@jhola/shared/contracts/overview.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import { classes } from '#ui/classes.ts';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { overviewTexts } from '../texts';
import styles from './Overview.module.css';

/** The products of which the most pieces were ordered, the most first. */
export function BestSellers({ bestSellers, days }: Pick<Overview, 'bestSellers' | 'days'>) {
  const texts = useTexts(overviewTexts);
  const heading = useId();
  return (
    <Card labelledBy={heading} className={styles.list}>
      <h2 id={heading}>{texts.bestSellers}</h2>
      <p className={styles.quiet}>
        {bestSellers.length === 0 ? texts.noSales : texts.bestSellersOf(days.length)}
      </p>
      <ol className={styles.rows}>
        {bestSellers.map((sold) => (
          <BestSellerRow key={sold.productId} {...sold} />
        ))}
      </ol>
    </Card>
  );
}

function BestSellerRow({ productId, name, image, pieces, revenue, offered }: BestSeller) {
  const texts = useTexts(overviewTexts);
  return (
    <li className={classes(styles.row, styles.pictured)}>
      <ProductImage address={image} alt="" sizes="44px" name={name} className={styles.picture} />
      <div className={styles.name}>
        {offered ? (
          <Link to={productPath({ _id: productId, name })}>{name}</Link>
        ) : (
          <>
            {name}
            <p className={styles.quiet}>{texts.gone}</p>
          </>
        )}
      </div>
      <div className={styles.figures}>
        <b>{texts.pieces(pieces)}</b>
        <span className={styles.quiet}>{formatRupees(revenue)}</span>
      </div>
    </li>
  );
}
