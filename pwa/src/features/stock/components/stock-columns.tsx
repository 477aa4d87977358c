import { LOW_STOCK, type StockLevel } from '@jhola/shared/contracts/stock.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import { Link } from 'react-router-dom';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import { Thumb } from '#ui/table/Thumb.tsx';
import { levelName } from '../rules/stock-query';
import { stockTexts } from '../texts';
import styles from './StockList.module.css';

interface Actions {
  readonly onAdjust: (level: StockLevel) => void;
  readonly onHistory: (level: StockLevel) => void;
}

/** The columns of the stock: how many pieces of a product, or of one of its variants, are left, held and sold. */
export function useStockColumns({ onAdjust, onHistory }: Actions): readonly DataColumn<StockLevel>[] {
  const texts = useTexts(stockTexts);
  return [
    {
      id: 'product',
      words: texts.product,
      sort: 'name',
      isHead: true,
      isLong: true,
      cell: ({ productId, name, image }) => (
        <Thumb image={image} name={name}>
          <Link to={productPath({ _id: productId, name })}>{name}</Link>
        </Thumb>
      ),
    },
    {
      id: 'unit',
      words: texts.unit,
      cell: packLabel,
    },
    {
      id: 'left',
      words: texts.left,
      sort: 'left',
      isNumber: true,
      cell: ({ left }) => (
        <>
          {left <= LOW_STOCK && (
            <Badge tone={left <= 0 ? 'danger' : 'accent'}>{left <= 0 ? texts.soldOut : texts.low}</Badge>
          )}{' '}
          {left}
        </>
      ),
    },
    { id: 'held', words: texts.held, isNumber: true, cell: ({ held }) => held },
    { id: 'sold', words: texts.sold, isNumber: true, cell: ({ sold }) => sold },
    {
      id: 'actions',
      words: texts.actions,
      isControl: true,
      cell: (level) => (
        <span className={styles.actions}>
          <OnlineButton
            variant="outline"
            size="small"
            aria-label={texts.of(texts.adjust, levelName(level))}
            onClick={() => onAdjust(level)}
          >
            {texts.adjust}
          </OnlineButton>
          <OnlineButton
            variant="quiet"
            size="small"
            aria-label={texts.of(texts.history, levelName(level))}
            onClick={() => onHistory(level)}
          >
            {texts.history}
          </OnlineButton>
        </span>
      ),
    },
  ];
}
