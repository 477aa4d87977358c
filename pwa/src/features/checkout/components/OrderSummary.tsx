import { formatRupees, toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { lineTotalPaise } from '@jhola/shared/domain/pricing/bill';
import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import type { ReactNode } from 'react';
import { type CartLineRow, needsChoice } from '#data/db/rows.ts';
import { packTexts } from '#i18n/pack-texts.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { checkoutTexts } from '../texts';
import styles from './OrderSummary.module.css';

const subtotal = ({ product, quantity }: CartLineRow) =>
  toRupees(lineTotalPaise({ pricePaise: toPaise(product.price), discount: product.discount, quantity }));

interface OrderSummaryProps {
  readonly lines: readonly CartLineRow[];
  /** What asks for the variant of a line that has none and needs one. */
  readonly chooseOf: (line: CartLineRow) => ReactNode;
}

/** Each item's picture, name, pack, quantity and subtotal (docs/product.md#checkout). */
export function OrderSummary({ lines, chooseOf }: OrderSummaryProps) {
  const texts = useTexts(checkoutTexts);
  const nameOf = useLocalName();
  const { pack } = useTexts(packTexts);
  return (
    <ul className={styles.items}>
      {lines.map((line) => (
        <li key={line.key} className={styles.item}>
          <ProductImage
            address={line.product.image[0]}
            alt=""
            sizes="56px"
            name={nameOf(line.product)}
            className={styles.picture}
          />
          <div className={styles.text}>
            <span>{nameOf(line.product)}</span>
            <small>
              {pack(packLabel({ unit: line.product.unit, variantName: line.variantName }))} ·{' '}
              {texts.quantity(line.quantity)}
            </small>
          </div>
          <strong>{formatRupees(subtotal(line))}</strong>
          {needsChoice(line) && <div className={styles.choose}>{chooseOf(line)}</div>}
        </li>
      ))}
    </ul>
  );
}
