import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import { useLocalName } from '#i18n/use-local-name.ts';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import styles from './VariantSheet.module.css';

interface SheetProductHeadProps {
  readonly product: CartProduct;
  /** The chosen pack. */
  readonly pack?: string;
}

/** Of which product the variants are: picture and name, and the pack that is chosen. */
export function SheetProductHead({ product, pack }: SheetProductHeadProps) {
  const nameOf = useLocalName();
  return (
    <div className={styles.head}>
      <ProductImage
        address={product.image[0]}
        alt=""
        sizes="64px"
        name={nameOf(product)}
        className={styles.picture}
      />
      <div>
        <p className={styles.product}>{nameOf(product)}</p>
        {pack && <p className={styles.pack}>{pack}</p>}
      </div>
    </div>
  );
}
