import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import { useEffect } from 'react';
import type { CartLineRow } from '#data/db/rows.ts';
import { packTexts } from '#i18n/pack-texts.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Price } from '#ui/product/Price.tsx';
import { QuantityStepper } from '#ui/product/QuantityStepper.tsx';
import { useLinesOfProduct } from '../hooks/live-cart';
import { useCartControl } from '../hooks/use-cart-control';
import { pieceRupees } from '../rules/line-bill';
import { cartTexts } from '../texts';
import { dismissVariantSheet } from '../variant-request';
import { SheetProductHead } from './SheetProductHead';
import styles from './VariantSheet.module.css';

interface VariantQuantitiesProps {
  readonly product: CartProduct;
  readonly onSignInNeeded: (words: string) => void;
}

/** How many of each variant of a product are in the cart, to be changed; with the last piece the sheet closes. */
export function VariantQuantities({ product, onSignInNeeded }: VariantQuantitiesProps) {
  const lines = useLinesOfProduct(product._id);
  const empty = lines.length === 0;
  useEffect(() => {
    if (empty) dismissVariantSheet();
  }, [empty]);
  return (
    <>
      <SheetProductHead product={product} />
      <ul className={styles.options}>
        {lines.map((line) => (
          <VariantQuantity key={line.key} line={line} onSignInNeeded={onSignInNeeded} />
        ))}
      </ul>
    </>
  );
}

interface VariantQuantityProps {
  readonly line: CartLineRow;
  readonly onSignInNeeded: (words: string) => void;
}

function VariantQuantity({ line, onSignInNeeded }: VariantQuantityProps) {
  const texts = useTexts(cartTexts);
  const { quantity, full, add, minus } = useCartControl(line, onSignInNeeded);
  const { product, variantName } = line;
  const nameOf = useLocalName();
  const label = useTexts(packTexts).pack(packLabel({ unit: product.unit, variantName }));
  const named = `${nameOf(product)}, ${label}`;
  return (
    <li className={styles.quantity}>
      <span className={styles.text}>
        <span className={styles.name}>{label}</span>
        <Price rupees={pieceRupees(product)} original={product.price} originalLabel={texts.originalPrice} />
      </span>
      <QuantityStepper
        quantity={quantity}
        full={full}
        onMinus={minus}
        onPlus={() => add()}
        minusLabel={texts.minus(named)}
        plusLabel={texts.plus(named)}
      />
    </li>
  );
}
