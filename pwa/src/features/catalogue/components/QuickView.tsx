import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import { classes } from '../../../ui/classes';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Price } from '../../../ui/product/Price';
import { ProductImage } from '../../../ui/product/ProductImage';
import { Stars } from '../../../ui/product/Stars';
import { payableRupees } from '../rules/payable';
import { cardTexts } from '../texts/cards';
import { productTexts } from '../texts/product';
import { DiscountBadge } from './DiscountBadge';
import styles from './QuickView.module.css';

interface QuickViewProps {
  readonly product: ProductSummary;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Add to Cart. */
  readonly action: ReactNode;
}

/** A product at a glance, without leaving the page: Add to Cart and View Full Details (docs/product.md#quick-view). */
export function QuickView({ product, open, onClose, action }: QuickViewProps) {
  const texts = useTexts(productTexts);
  const card = useTexts(cardTexts);
  const { name, unit, stock, averageRating, totalReviews } = product;
  return (
    <Dialog open={open} title={texts.quickView} closeLabel={texts.close} onClose={onClose}>
      <div className={styles.view}>
        <div className={styles.picture}>
          <ProductImage address={product.image[0]} alt={name} sizes="(max-width: 559px) 80vw, 240px" />
          <DiscountBadge discount={product.discount} className={styles.badge} />
        </div>
        <div className={styles.words}>
          <h3>{name}</h3>
          <p className={styles.quiet}>{unit}</p>
          <p className={styles.rating}>
            <Stars rating={averageRating} label={card.rating(averageRating)} size={16} />
            <span>{card.reviews(totalReviews)}</span>
          </p>
          <Price
            rupees={payableRupees(product)}
            original={product.price}
            originalLabel={card.originalPrice}
            size="large"
          />
          <p className={classes(styles.stock, stock > 0 ? styles.in : styles.out)}>
            {stock > 0 ? card.inStock : card.outOfStock}
          </p>
          {product.hasVariants && <p className={styles.quiet}>{texts.moreChoices}</p>}
          <div className={styles.actions}>
            {action}
            <Button look="outline" to={productPath(product)} onFollow={onClose}>
              {texts.viewDetails}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
