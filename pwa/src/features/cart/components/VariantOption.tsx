import { isFewLeft } from '@jhola/shared/domain/stock/few-left';
import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import { cartLineKey } from '#data/db/rows.ts';
import { packTexts } from '#i18n/pack-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { Price } from '#ui/product/Price.tsx';
import { useQuantityInCart } from '../hooks/live-cart';
import type { CartChoice } from '../rules/cart-choice';
import { pieceRupees } from '../rules/line-bill';
import { cartTexts } from '../texts';
import styles from './VariantSheet.module.css';

interface VariantOptionProps {
  /** The name of the group of radios. */
  readonly group: string;
  readonly choice: CartChoice;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One variant: its name, price, and how many are left and in the cart; one that is sold out cannot be chosen. */
export function VariantOption({ group, choice, chosen, onChoose }: VariantOptionProps) {
  const texts = useTexts(cartTexts);
  const { pack } = useTexts(packTexts);
  const { product, variantId, variantName } = choice;
  const { stock, price, unit } = product;
  const inCart = useQuantityInCart(cartLineKey(product._id, variantId));
  const soldOut = stock === 0;
  return (
    <label className={classes(styles.option, chosen && styles.chosen, soldOut && styles.soldOut)}>
      <input type="radio" name={group} checked={chosen} disabled={soldOut} onChange={onChoose} />
      <span className={styles.text}>
        <span className={styles.name}>{pack(packLabel({ unit, variantName }))}</span>
        {soldOut && <span className={styles.out}>{texts.soldOut}</span>}
        {isFewLeft(stock) && <span className={styles.few}>{texts.onlyLeft(stock)}</span>}
        {inCart > 0 && <span className={styles.inCart}>{texts.inCart(inCart)}</span>}
      </span>
      <Price rupees={pieceRupees(product)} original={price} originalLabel={texts.originalPrice} />
    </label>
  );
}
