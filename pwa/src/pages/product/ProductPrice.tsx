import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import { DiscountBadge } from '#features/catalogue/components/DiscountBadge.tsx';
import type { Choice } from '#features/catalogue/rules/choice.ts';
import { payableRupees } from '#features/catalogue/rules/payable.ts';
import { cardTexts } from '#features/catalogue/texts/cards.ts';
import { productTexts } from '#features/catalogue/texts/product.ts';
import { packTexts } from '#i18n/pack-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Price } from '#ui/product/Price.tsx';
import styles from './ProductPrice.module.css';

interface ProductPriceProps {
  readonly choice: Choice;
  /** What the price is for before a variant is chosen, such as `1 kg`. */
  readonly unit: string;
}

/** What the chosen one costs: the discounted price, the original struck through, and how much is off. */
export function ProductPrice({ choice, unit }: ProductPriceProps) {
  const texts = useTexts(productTexts);
  const card = useTexts(cardTexts);
  const { pack } = useTexts(packTexts);
  return (
    <div>
      <div className={styles.price}>
        <Price
          rupees={payableRupees(choice)}
          original={choice.price}
          originalLabel={card.originalPrice}
          size="large"
        />
        <DiscountBadge discount={choice.discount} />
      </div>
      <p className={styles.quiet}>
        {pack(packLabel({ unit, variantName: choice.variant?.name }))} · {texts.inclusive}
      </p>
    </div>
  );
}
