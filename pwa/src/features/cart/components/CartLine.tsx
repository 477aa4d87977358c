import { formatRupees } from '@jhola/shared/domain/money/money';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import { Link } from 'react-router-dom';
import { type CartLineRow, needsChoice } from '#data/db/rows.ts';
import { packTexts } from '#i18n/pack-texts.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Price } from '#ui/product/Price.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { QuantityStepper } from '#ui/product/QuantityStepper.tsx';
import { useCartControl } from '../hooks/use-cart-control';
import { lineRupees } from '../rules/line-bill';
import { cartTexts } from '../texts';
import styles from './CartLine.module.css';
import { ChooseOption } from './ChooseOption';

interface CartLineProps {
  readonly line: CartLineRow;
  readonly onLeave?: () => void;
  readonly onSignInNeeded: (words: string) => void;
}

/** One line of the cart: picture, name, unit, price, how many (docs/product.md#cart-panel). */
export function CartLine({ line, onLeave, onSignInNeeded }: CartLineProps) {
  const texts = useTexts(cartTexts);
  const { pack } = useTexts(packTexts);
  const nameOf = useLocalName();
  const { product, variantName, quantity } = line;
  const unchosen = needsChoice(line);
  const { full, add, minus, remove } = useCartControl(line, onSignInNeeded);
  const { original, payable, piece } = lineRupees(line);
  const path = productPath(product);
  const name = nameOf(product);
  return (
    <li className={styles.line}>
      <Link to={path} className={styles.picture} onClick={onLeave} tabIndex={-1} aria-hidden="true">
        <ProductImage address={product.image[0]} alt="" sizes="72px" name={name} />
      </Link>
      <div className={styles.text}>
        <Link to={path} className={styles.name} onClick={onLeave}>
          {name}
        </Link>
        <p className={styles.unit}>
          {[
            pack(packLabel({ unit: product.unit, variantName })),
            unchosen && texts.pieces(quantity),
            quantity > 1 && texts.each(formatRupees(piece)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {!unchosen && quantity > product.stock && (
          <p className={styles.short}>
            {product.stock === 0 ? texts.soldOut : texts.onlySome(product.stock)}
          </p>
        )}
      </div>
      <div className={styles.remove}>
        <IconButton icon="trash" label={texts.remove(name)} onClick={remove} />
      </div>
      <div className={styles.amounts}>
        <Price rupees={payable} original={original} originalLabel={texts.originalPrice} />
        {unchosen ? (
          <ChooseOption line={line} />
        ) : (
          <QuantityStepper
            quantity={quantity}
            full={full}
            onMinus={minus}
            onPlus={() => add()}
            minusLabel={texts.minus(name)}
            plusLabel={texts.plus(name)}
          />
        )}
      </div>
    </li>
  );
}
