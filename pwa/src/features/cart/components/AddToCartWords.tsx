import { useTexts } from '#i18n/use-texts.ts';
import { cartTexts } from '../texts';
import styles from './AddToCartWords.module.css';

interface AddToCartWordsProps {
  readonly soldOut: boolean;
  /** How many are in the cart already. */
  readonly quantity: number;
}

/** The words of a button that puts a product into the cart, on one line: `Add to Cart · 1 in cart`. */
export function AddToCartWords({ soldOut, quantity }: AddToCartWordsProps) {
  const texts = useTexts(cartTexts);
  return (
    <span className={styles.words}>
      {soldOut ? texts.soldOut : texts.addToCart}
      {quantity > 0 && <span className={styles.inCart}>{` · ${texts.inCart(quantity)}`}</span>}
    </span>
  );
}
