import { formatRupees, toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { lineTotalPaise } from '@jhola/shared/domain/pricing/bill';
import { useTexts } from '../../../language/use-texts';
import type { CartLineRow } from '../../../store/rows';
import { ProductImage } from '../../../ui/product/ProductImage';
import { checkoutTexts } from '../texts';
import styles from './OrderSummary.module.css';

const subtotal = ({ product, quantity }: CartLineRow) =>
  toRupees(lineTotalPaise({ pricePaise: toPaise(product.price), discount: product.discount, quantity }));

/** Each item's picture, name, quantity and subtotal (docs/product.md#checkout). */
export function OrderSummary({ lines }: { readonly lines: readonly CartLineRow[] }) {
  const texts = useTexts(checkoutTexts);
  return (
    <ul className={styles.items}>
      {lines.map((line) => (
        <li key={line.key} className={styles.item}>
          <ProductImage address={line.product.image[0]} alt="" sizes="56px" className={styles.picture} />
          <div className={styles.words}>
            <span>{line.product.name}</span>
            <small>
              {line.variantName && `${line.variantName} · `}
              {texts.quantity(line.quantity)}
            </small>
          </div>
          <strong>{formatRupees(subtotal(line))}</strong>
        </li>
      ))}
    </ul>
  );
}
