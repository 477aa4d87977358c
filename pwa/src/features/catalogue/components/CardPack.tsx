import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { formatRupees, toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { pricePerMeasure } from '@jhola/shared/domain/packs/price-per-measure';
import { packTexts } from '#i18n/pack-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { cardTexts } from '../texts/cards';
import styles from './CardPack.module.css';

interface CardPackProps {
  readonly product: ProductSummary;
  /** What the pack costs, after discount. */
  readonly rupees: number;
}

/** What one gets: the unit and what a kilogram or litre of it costs, or how many options there are to choose from. */
export function CardPack({ product, rupees }: CardPackProps) {
  const texts = useTexts(cardTexts);
  const { pack } = useTexts(packTexts);
  const { unit, hasVariants, variants } = product;
  if (hasVariants && variants) return <p className={styles.options}>{texts.options(variants.length)}</p>;
  const per = hasVariants ? undefined : pricePerMeasure(unit, toPaise(rupees));
  return (
    <p className={styles.pack}>
      <span>{pack(unit)}</span>
      {per && <span className={styles.per}>{texts.per[per.measure](formatRupees(toRupees(per.paise)))}</span>}
    </p>
  );
}
