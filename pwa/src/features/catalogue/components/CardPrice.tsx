import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Price } from '#ui/product/Price.tsx';
import { cardPrice } from '../rules/card-price';
import { cardTexts } from '../texts/cards';
import styles from './CardPrice.module.css';

/** What a product costs after discount beside its price before; "from" the cheapest where its variants cost differently. */
export function CardPrice({ product }: { readonly product: ProductSummary }) {
  const texts = useTexts(cardTexts);
  const { rupees, original, from } = cardPrice(product);
  return (
    <div>
      {from && <span className={styles.from}>{texts.from}</span>}
      <Price rupees={rupees} original={original} originalLabel={texts.originalPrice} />
    </div>
  );
}
