import type { Overview } from '@jhola/shared/contracts/overview.contract';
import { LOW_STOCK } from '@jhola/shared/contracts/stock.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { overviewTexts } from '../texts';
import styles from './Overview.module.css';

/** The products with the lowest stock, and the way to all of them. */
export function LowStock({ lowStock: { levels, totalCount } }: Pick<Overview, 'lowStock'>) {
  const texts = useTexts(overviewTexts);
  const heading = useId();
  return (
    <Card labelledBy={heading} className={styles.list}>
      <h2 id={heading}>{texts.lowStock}</h2>
      {totalCount === 0 && <p className={styles.quiet}>{texts.noLowStock(LOW_STOCK)}</p>}
      <ul className={styles.rows}>
        {levels.map(({ productId, variantId, name, variantName, unit, image, left }) => (
          <li key={`${productId} ${variantId}`} className={classes(styles.row, styles.pictured)}>
            <ProductImage address={image} alt="" sizes="44px" name={name} className={styles.picture} />
            <div className={styles.name}>
              <Link to={productPath({ _id: productId, name })}>{name}</Link>
              <p className={styles.quiet}>{variantName ? `${variantName} · ${unit}` : unit}</p>
            </div>
            <Badge tone={left <= 0 ? 'danger' : 'accent'}>{texts.left(left)}</Badge>
          </li>
        ))}
      </ul>
      {totalCount > levels.length && (
        <Button variant="outline" to="/dashboard/stock?show=low">
          {texts.allLowStock(totalCount)}
        </Button>
      )}
    </Card>
  );
}
