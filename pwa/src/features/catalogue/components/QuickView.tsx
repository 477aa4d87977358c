import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import type { ReactNode } from 'react';
import { packTexts } from '#i18n/pack-texts.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Price } from '#ui/product/Price.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { Stars } from '#ui/product/Stars.tsx';
import type { Choice } from '../rules/choice';
import { payableRupees } from '../rules/payable';
import { cardTexts } from '../texts/cards';
import { productTexts } from '../texts/product';
import { DiscountBadge } from './DiscountBadge';
import styles from './QuickView.module.css';
import { VariantPicker } from './VariantPicker';

interface QuickViewProps {
  readonly product: ProductSummary;
  /** What is for sale of it: the chosen variant, or the product before one is chosen. */
  readonly choice: Choice;
  readonly onChoose: (variantId: string | undefined) => void;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Add to Cart. */
  readonly action: ReactNode;
}

/** A product at a glance, without leaving the page: Add to Cart and View Full Details (docs/product.md#quick-view). */
export function QuickView({ product, choice, onChoose, open, onClose, action }: QuickViewProps) {
  const texts = useTexts(productTexts);
  const nameOf = useLocalName();
  const card = useTexts(cardTexts);
  const { pack } = useTexts(packTexts);
  const { unit, averageRating, totalReviews } = product;
  const name = nameOf(product);
  const { stock, variant } = choice;
  const variants = product.hasVariants ? product.variants : undefined;
  return (
    <Dialog
      open={open}
      title={texts.quickView}
      closeLabel={texts.close}
      footer={
        <div className={styles.actions}>
          {action}
          <Button variant="outline" to={productPath(product)} onFollow={onClose}>
            {texts.viewDetails}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <div className={styles.view}>
        <div className={styles.picture}>
          <ProductImage
            address={choice.images[0]}
            alt={name}
            sizes="(max-width: 559px) 80vw, 240px"
            name={name}
            tone={product.category[0]?._id}
            thumbHash={choice.images[0] === product.image[0] ? product.thumbHash : undefined}
          />
          <DiscountBadge discount={product.discount} className={styles.badge} />
        </div>
        <div className={styles.text}>
          <h3>{name}</h3>
          <p className={styles.quiet}>{pack(packLabel({ unit, variantName: variant?.name }))}</p>
          <p className={styles.rating}>
            <Stars rating={averageRating} label={card.rating(averageRating)} size={16} />
            <span>{card.reviews(totalReviews)}</span>
          </p>
          <Price
            rupees={payableRupees(choice)}
            original={choice.price}
            originalLabel={card.originalPrice}
            size="large"
          />
          <p className={classes(styles.stock, stock > 0 ? styles.in : styles.out)}>
            {stock > 0 ? card.inStock : card.outOfStock}
          </p>
          {product.hasVariants && !variants && <p className={styles.quiet}>{texts.moreChoices}</p>}
          {variants && (
            <VariantPicker
              product={product}
              variants={variants}
              chosenId={variant?._id}
              onChoose={onChoose}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}
