import type { OrderedProduct } from '@jhola/shared/contracts/orders.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import { Link } from 'react-router-dom';
import { packTexts } from '#i18n/pack-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { orderTexts } from '../texts';
import styles from './OrderedProducts.module.css';

interface OrderedProductsProps {
  readonly products: readonly OrderedProduct[];
  /** What these products are, where they are not simply those of the order. */
  readonly label?: string;
}

/** What was ordered, each with its picture, quantity and subtotal; the name leads to the product. */
export function OrderedProducts({ products, label }: OrderedProductsProps) {
  const texts = useTexts(orderTexts);
  const { pack } = useTexts(packTexts);
  return (
    <ul className={styles.products} aria-label={label ?? texts.products}>
      {products.map((product) => (
        <li key={`${product.productId}:${product.variantId ?? ''}`} className={styles.product}>
          <ProductImage
            address={product.image[0]}
            alt=""
            sizes="64px"
            name={product.name}
            className={styles.picture}
          />
          <div>
            <p>
              <Link className={styles.name} to={productPath({ _id: product.productId, name: product.name })}>
                {product.name}
              </Link>
            </p>
            <p className={styles.quiet}>
              {pack(packLabel(product))} · {texts.quantity(product.quantity)}
            </p>
          </div>
          <span className={styles.subtotal}>{formatRupees(product.subTotalAmt)}</span>
        </li>
      ))}
    </ul>
  );
}
