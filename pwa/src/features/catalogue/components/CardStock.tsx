import { isFewLeft } from '@jhola/shared/domain/stock/few-left';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { cardTexts } from '../texts/cards';
import styles from './CardStock.module.css';

/** On a card's picture: that few pieces are left, or none; nothing where all is well (docs/product.md#product-card). */
export function CardStock({ stock }: { readonly stock: number }) {
  const texts = useTexts(cardTexts);
  if (stock > 0 && !isFewLeft(stock)) return null;
  return (
    <p className={classes(styles.note, stock === 0 && styles.out)}>
      {stock === 0 ? texts.outOfStock : texts.onlyLeft(stock)}
    </p>
  );
}
