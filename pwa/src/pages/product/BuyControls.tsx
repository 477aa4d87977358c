import { isFewLeft } from '@jhola/shared/domain/stock/few-left';
import { clampQuantity } from '@jhola/shared/domain/stock/quantity';
import { useState } from 'react';
import { CartLink } from '#features/cart/components/CartLink.tsx';
import type { KnownProduct } from '#features/catalogue/hooks/use-product.ts';
import type { Choice } from '#features/catalogue/rules/choice.ts';
import { payableRupees } from '#features/catalogue/rules/payable.ts';
import { cardTexts } from '#features/catalogue/texts/cards.ts';
import { productTexts } from '#features/catalogue/texts/product.ts';
import { BackInStock } from '#features/notifications/components/BackInStock.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { Price } from '#ui/product/Price.tsx';
import { QuantityStepper } from '#ui/product/QuantityStepper.tsx';
import { ChosenCartButton } from '../product-card/ChosenCartButton';
import { useAskToSignIn } from '../product-card/use-ask-to-sign-in';
import styles from './BuyControls.module.css';

interface BuyControlsProps {
  readonly product: KnownProduct;
  readonly choice: Choice;
  /** While its variants are not known nobody can choose: the id of what says so. */
  readonly unknown: string | undefined;
}

/**
 * Whether it is in stock, how many are wanted, Add to Cart. On a phone price, the way to the cart and the button stay in sight
 * in the one bar at the bottom (docs/product.md#bottom-bar).
 */
export function BuyControls({ product, choice, unknown }: BuyControlsProps) {
  const texts = useTexts(productTexts);
  const card = useTexts(cardTexts);
  const [wanted, setWanted] = useState(1);
  const askToSignIn = useAskToSignIn();
  const { stock, variant } = choice;
  const quantity = clampQuantity(wanted, stock);
  // Before one is chosen its variants may have more or fewer.
  const few = isFewLeft(stock) && (variant !== undefined || !product.hasVariants);

  return (
    <div className={styles.controls}>
      <p className={classes(styles.stock, stock > 0 ? styles.in : styles.out)}>
        {stock > 0 ? card.inStock : card.outOfStock}
        {few && <span className={styles.few}>{card.onlyLeft(stock)}</span>}
      </p>
      {stock === 0 && !unknown && (
        <BackInStock
          key={variant?._id}
          productId={product._id}
          variantId={variant?._id}
          onSignInNeeded={askToSignIn}
        />
      )}
      {stock > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div className={styles.quantity} role="group" aria-label={texts.quantity}>
          <span aria-hidden="true">{texts.quantity}</span>
          <QuantityStepper
            variant="outline"
            quantity={quantity}
            minusLabel={texts.fewer}
            plusLabel={texts.more}
            minusDisabled={quantity <= 1}
            full={clampQuantity(quantity + 1, stock) === quantity}
            onMinus={() => setWanted(quantity - 1)}
            onPlus={() => setWanted(quantity + 1)}
          />
        </div>
      )}
      <div className={styles.bar} data-page-bar>
        <div className={styles.inner}>
          <span className={styles.price} aria-hidden="true">
            <Price
              rupees={payableRupees(choice)}
              original={choice.price}
              originalLabel={card.originalPrice}
            />
          </span>
          <span className={styles.cart}>
            <CartLink />
          </span>
          <ChosenCartButton
            product={product}
            choice={choice}
            pieces={quantity}
            unknown={unknown}
            onSignInNeeded={askToSignIn}
          />
        </div>
      </div>
    </div>
  );
}
