import { formatRupees, formatTotal } from '@jhola/shared/domain/money/money';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../language/use-texts';
import type { OrderRow } from '../../../../store/rows';
import { ProductImage } from '../../../../ui/product/ProductImage';
import { adminOrderTexts } from '../../admin-texts';
import pageStyles from './AdminOrder.module.css';
import styles from './OrderLines.module.css';

/** What was ordered, line by line, at the prices of then. */
export function OrderLines({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(adminOrderTexts);
  return (
    <section className={pageStyles.card} aria-labelledby="order-lines">
      <h2 id="order-lines">{texts.lines}</h2>
      <ul className={styles.lines}>
        {order.product_details.map((line) => (
          <li key={`${line.productId}:${line.variantId ?? ''}`} className={styles.line}>
            <ProductImage address={line.image[0]} alt="" sizes="64px" className={styles.picture} />
            <div>
              <Link className={styles.name} to={productPath({ _id: line.productId, name: line.name })}>
                {line.name}
              </Link>
              <p className={pageStyles.quiet}>
                {line.variantName && `${line.variantName} · `}
                {texts.each(formatRupees(line.subTotalAmt / line.quantity), line.unit)}
              </p>
            </div>
            <span className={styles.number}>{texts.times(line.quantity)}</span>
            <span className={styles.number}>{formatRupees(line.subTotalAmt)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {texts.total} <strong>{formatTotal(order.totalAmt)}</strong>
      </p>
    </section>
  );
}
