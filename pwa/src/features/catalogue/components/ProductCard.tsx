import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { RatingRing } from '#ui/product/RatingRing.tsx';
import { cardPrice } from '../rules/card-price';
import { stockBeforeChoice } from '../rules/choice';
import { sameOnCard } from '../rules/same-on-card';
import { cardTexts } from '../texts/cards';
import { productTexts } from '../texts/product';
import { CardPack } from './CardPack';
import { CardPrice } from './CardPrice';
import { CardStock } from './CardStock';
import { DiscountBadge } from './DiscountBadge';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  readonly product: ProductSummary;
  /** The wishlist's heart; must be the same function in each render. */
  readonly renderHeart?: (product: ProductSummary) => ReactNode;
  /** The cart's control; must be the same function in each render. */
  readonly renderAction?: (product: ProductSummary) => ReactNode;
  /** Opens a glance at the product; must be the same function in each render. */
  readonly onQuickView?: (product: ProductSummary) => void;
  /** Part of the first screen: its picture is loaded immediately. */
  readonly first?: boolean;
}

/** A product in a grid or row (docs/product.md#product-card). Drawn again only when something it shows has changed. */
export const ProductCard = memo(
  function ProductCard({ product, renderHeart, renderAction, onQuickView, first }: ProductCardProps) {
    const texts = useTexts(cardTexts);
    const nameOf = useLocalName();
    const glance = useTexts(productTexts);
    const { averageRating, totalReviews } = product;
    const name = nameOf(product);
    const stock = stockBeforeChoice(product);
    const { rupees } = cardPrice(product);
    return (
      <article
        className={classes(styles.card, stock === 0 && styles.soldOut)}
        aria-label={name}
        data-product={product._id}
      >
        <div className={styles.picture}>
          <Link to={productPath(product)} tabIndex={-1} aria-hidden="true">
            <ProductImage
              address={product.image[0]}
              alt=""
              sizes="(max-width: 767px) 46vw, 240px"
              first={first}
              name={name}
              tone={product.category[0]?._id}
              thumbHash={product.thumbHash}
            />
          </Link>
          <DiscountBadge discount={product.discount} className={styles.badge} />
          <CardStock stock={stock} />
          {renderHeart && <div className={styles.heart}>{renderHeart(product)}</div>}
          {onQuickView && (
            <button
              type="button"
              className={styles.glance}
              aria-label={glance.quickViewOf(name)}
              onClick={() => onQuickView(product)}
            >
              <Icon name="eye" size={18} />
              <span>{glance.quickView}</span>
            </button>
          )}
        </div>
        <div className={styles.text}>
          <h3 className={styles.name}>
            <Link to={productPath(product)}>{name}</Link>
          </h3>
          <CardPack product={product} rupees={rupees} />
          <div className={styles.rating}>
            {totalReviews > 0 && (
              <>
                <RatingRing rating={averageRating} label={texts.rating(averageRating)} size={28} />
                <span>{texts.reviews(totalReviews)}</span>
              </>
            )}
          </div>
          <div className={styles.buy}>
            <CardPrice product={product} />
            {renderAction && <div className={styles.action}>{renderAction(product)}</div>}
          </div>
        </div>
      </article>
    );
  },
  (before, after) =>
    sameOnCard(before.product, after.product) &&
    before.renderHeart === after.renderHeart &&
    before.renderAction === after.renderAction &&
    before.onQuickView === after.onQuickView &&
    before.first === after.first,
);
