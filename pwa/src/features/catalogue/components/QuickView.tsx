import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { stockText } from '@jhola/shared/domain/stock/quantity';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Price } from '../../../ui/product/Price';
import { ProductImage } from '../../../ui/product/ProductImage';
import { Stars } from '../../../ui/product/Stars';
import { payableRupees } from '../rules/payable';
import { cardTexts } from '../texts/cards';
import { productTexts as texts } from '../texts/product';
import { DiscountBadge } from './DiscountBadge';
import styles from './QuickView.module.css';

interface QuickViewProps {
  /** The product that is looked at; without one the dialog is closed. */
  readonly product: ProductSummary | undefined;
  readonly onClose: () => void;
  /** Add to Cart. */
  readonly action?: ReactNode;
}

/** A product at a glance, without leaving the page: Add to Cart and View Full Details (section 2, Product detail). */
export function QuickView({ product, onClose, action }: QuickViewProps) {
  return (
    <Dialog open={product !== undefined} title={texts.quickView} closeLabel={texts.close} onClose={onClose}>
      {product && (
        <div className={styles.view}>
          <div className={styles.picture}>
            <ProductImage address={product.image[0]} alt={product.name} sizes="280px" />
            <DiscountBadge discount={product.discount} className={styles.badge} />
          </div>
          <div className={styles.words}>
            <h3>{product.name}</h3>
            <p className={styles.quiet}>{product.unit}</p>
            <p className={styles.rating}>
              <Stars
                rating={product.averageRating}
                label={cardTexts.rating(product.averageRating)}
                size={16}
              />
              <span>{cardTexts.reviews(product.totalReviews)}</span>
            </p>
            <Price rupees={payableRupees(product)} original={product.price} size="large" />
            <p className={styles.quiet}>{stockText(product.stock)}</p>
            {action}
            <Button look="outline" to={productPath(product)}>
              {texts.viewDetails}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
