import { LOW_STOCK, type StockLevel } from '@jhola/shared/contracts/stock.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { Link } from 'react-router-dom';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { levelName } from '../rules/stock-query';
import { stockTexts } from '../texts';
import styles from './StockCard.module.css';

interface StockCardProps {
  readonly level: StockLevel;
  readonly onAdjust: () => void;
  readonly onHistory: () => void;
}

/** How many pieces of a product, or of one of its variants, are left, held and sold. */
export function StockCard({ level, onAdjust, onHistory }: StockCardProps) {
  const texts = useTexts(stockTexts);
  const { productId, name, variantName, unit, image, left, held, sold } = level;
  const entry = levelName(level);
  return (
    <li className={styles.card}>
      <ProductImage address={image} alt="" sizes="64px" className={styles.picture} />
      <div className={styles.what}>
        <Link className={styles.name} to={productPath({ _id: productId, name })}>
          {name}
        </Link>
        <p className={styles.quiet}>
          {variantName && `${variantName} · `}
          {unit}
        </p>
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>{texts.left}</dt>
          <dd>
            {left}{' '}
            {left <= LOW_STOCK && (
              <Badge tone={left <= 0 ? 'danger' : 'accent'}>{left <= 0 ? texts.soldOut : texts.low}</Badge>
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.held}</dt>
          <dd>{held}</dd>
        </div>
        <div>
          <dt>{texts.sold}</dt>
          <dd>{sold}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <OnlineButton variant="outline" aria-label={texts.of(texts.adjust, entry)} onClick={onAdjust}>
          {texts.adjust}
        </OnlineButton>
        <OnlineButton variant="quiet" aria-label={texts.of(texts.history, entry)} onClick={onHistory}>
          {texts.history}
        </OnlineButton>
      </div>
    </li>
  );
}
